/** A comment as the database holds it. */
export interface CommentRow {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  /** As it was typed. */
  readonly comment: string;
}

export interface NewCommentRow {
  readonly imageId: number;
  readonly name: string;
  readonly mail: string;
  readonly comment: string;
  readonly isPublished: boolean;
}
