/** What a form sends, with the pressed button where it has a name. */
export function formDataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const data = new FormData(form);
  if (submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement) {
    // Also where another field has that name: a server reads the last one.
    if (submitter.name) data.append(submitter.name, submitter.value);
  }
  return data;
}
