/** Side of the lightbox that the filmstrip stands on. Right-to-left text mirrors `left` and `right`. */
export type FilmstripPosition = 'top' | 'right' | 'bottom' | 'left';
