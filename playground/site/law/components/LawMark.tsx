/** The firm's logo and name. */
export function LawMark() {
  return (
    <a className="law-mark" href="/law">
      <img src="/assets/law/mark.svg" width="48" height="48" alt="" />
      <span>
        Halden <span className="law-mark-and">&amp;</span> Rooke
      </span>
    </a>
  );
}
