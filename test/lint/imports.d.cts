import type { IForbiddenRuleType } from 'dependency-cruiser';

export declare const forbidden: IForbiddenRuleType[];
