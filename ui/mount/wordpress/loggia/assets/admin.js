// Updates the preview while the form is edited.
(() => {
  const form = document.querySelector('#loggia-form');
  const preview = document.querySelector('.loggia-preview');
  if (!form || !preview) return;

  const FONTS = { inherit: '', system: 'system-ui, sans-serif', kit: 'system-ui, sans-serif' };
  const valueOf = (name) => form.querySelector(`[data-loggia-setting="${name}"]`)?.value ?? '';
  const set = (name, value) => {
    if (value) preview.style.setProperty(name, value);
    else preview.style.removeProperty(name);
  };

  /** Returns black or white, whichever has more contrast with the color. */
  function textOn(color) {
    const [red, green, blue] = [1, 3, 5].map(
      (start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000' : '#fff';
  }

  function update() {
    const accent = /^#[\da-f]{6}$/i.test(valueOf('accent')) ? valueOf('accent') : '';
    preview.dataset.loggiaTheme = valueOf('theme');
    set('--loggia-accent', accent);
    set('--loggia-on-accent', accent && textOn(accent));
    const radius = /^\d{1,2}$/.test(valueOf('radius')) ? `${Math.min(Number(valueOf('radius')), 32)}px` : '';
    set('--loggia-radius-m', radius);
    // By default, only controls have rounded corners.
    set('--loggia-thumbnail-radius', radius);
    set('--loggia-font', FONTS[valueOf('font')]);
  }

  form.addEventListener('input', update);
  // The color picker of WordPress, which requires jQuery. It calls these functions before the field has its new value.
  const updateSoon = () => setTimeout(update);
  globalThis.jQuery?.('[data-loggia-setting="accent"]').wpColorPicker({ change: updateSoon, clear: updateSoon });
  update();
})();
