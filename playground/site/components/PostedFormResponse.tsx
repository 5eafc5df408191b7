/** The result of a form that was posted without JavaScript. */
export interface FormResponse {
  readonly message: string;
  readonly errors: readonly string[];
}

export interface PostedFormResponseProps {
  readonly response: FormResponse;
  readonly className: string;
}

/** The result of a form that was posted without JavaScript. */
export function PostedFormResponse({ response, className }: PostedFormResponseProps) {
  return (
    <div className={className} role="status">
      <p>{response.message}</p>
      {response.errors.length > 0 && (
        <ul>
          {response.errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
