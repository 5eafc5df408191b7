const ASSIGNMENT = /\bgallery_box_data\s*=\s*JSON\.parse\(\s*'/;

/**
 * What stands between the quotes of the script string that the answer assigns its data from; undefined where there is no
 * such assignment or the string has no end.
 */
export function findScriptString(script: string): string | undefined {
  const assignment = ASSIGNMENT.exec(script);
  if (!assignment) return undefined;
  const start = assignment.index + assignment[0].length;
  for (let end = start; ; end += 1) {
    end = script.indexOf("'", end);
    if (end < 0) return undefined;
    let backslashes = 0;
    while (end - backslashes > start && script[end - backslashes - 1] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return script.slice(start, end);
  }
}
