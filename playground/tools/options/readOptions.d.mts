export interface DescribedOption {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly text: string;
  readonly isRequired: boolean;
}

export interface DescribedType {
  readonly name: string;
  readonly options: readonly DescribedOption[];
}

export function readOptions(root: string): Readonly<Record<string, readonly DescribedType[]>>;
