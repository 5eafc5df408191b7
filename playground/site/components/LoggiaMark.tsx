/** The project's logo: three arches. */
export function LoggiaMark() {
  return (
    <svg className="site-mark" viewBox="0 0 45 32" width="45" height="32" aria-hidden="true" focusable="false">
      <path
        d="M0 0h45v32h-3.5V15a5 5 0 0 0-10 0v17h-4V15a5 5 0 0 0-10 0v17h-4V15a5 5 0 0 0-10 0v17H0z"
        fill="currentColor"
      />
    </svg>
  );
}
