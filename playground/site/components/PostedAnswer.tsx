import type { FormAnswer } from '../FormAnswer.ts';

export interface PostedAnswerProps {
  readonly answer: FormAnswer;
  readonly className: string;
}

/** The result of a form that was posted without JavaScript. */
export function PostedAnswer({ answer, className }: PostedAnswerProps) {
  return (
    <div className={className} role="status">
      <p>{answer.message}</p>
      {answer.errors.length > 0 && (
        <ul>
          {answer.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
