/** A comment as stored in the database. */
export interface CommentRow {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  /** The text as typed. */
  readonly comment: string;
}

export interface NewCommentRow {
  readonly imageId: number;
  readonly name: string;
  readonly mail: string;
  readonly comment: string;
  readonly isPublished: boolean;
}
