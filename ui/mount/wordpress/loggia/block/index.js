/* oxlint-disable unicorn/consistent-function-scoping -- Functions outside the block would be globals. */
// The editor's part of the block. It uses WordPress's own scripts, so it needs no build step. The braces keep its names
// from becoming globals.
{
  const { blockEditor, blocks, components, element, i18n, serverSideRender: ServerSideRender } = window.wp;
  const { createElement: el, Fragment } = element;
  const { __ } = i18n;
  const NAME = 'loggia/gallery';

  const withLabels = (texts) => Object.entries(texts).map(([value, label]) => ({ value, label }));
  const LAYOUTS = withLabels({
    justified: __('Justified rows', 'loggia'),
    masonry: __('Masonry', 'loggia'),
    thumbnails: __('Thumbnail grid', 'loggia'),
  });
  const CAPTIONS = withLabels({
    below: __('Below the images', 'loggia'),
    over: __('Over the images', 'loggia'),
    none: __('Only in the lightbox', 'loggia'),
  });

  /** Captions are HTML. In newer versions of WordPress they are objects that convert to it. */
  const textOf = (value) => String(value ?? '');

  /** Keeps the caption that an image already has in this block. New images get that of the media library. */
  const readMedia = (media, current) =>
    media.map(({ id, url, alt, caption, sizes }) => ({
      id,
      url,
      src: sizes?.large?.url ?? url,
      alt: textOf(alt),
      caption: current.find((image) => image.id === id)?.caption ?? textOf(caption),
    }));

  const readCoreImage = ({ id, url, href, linkDestination, alt, caption }) => ({
    id: Number(id),
    url: linkDestination === 'media' && href ? href : url,
    src: url,
    alt: textOf(alt),
    caption: textOf(caption),
  });
  const imagesOf = (gallery, inner) =>
    inner.length > 0 ? inner.map(({ attributes }) => attributes) : (gallery.images ?? []);

  function Settings({ attributes, setAttributes }) {
    const field = (Control, name, label, props) =>
      el(Control, { key: name, label, onChange: (value) => setAttributes({ [name]: value }), ...props });
    const range = (name, label, min, max, step) =>
      field(components.RangeControl, name, label, { value: attributes[name], min, max, step });
    const select = (name, label, options, value = attributes[name]) =>
      field(components.SelectControl, name, label, { value, options });
    const { layout, captions } = attributes;
    const isJustified = layout === 'justified';
    // Justified rows have no space below the images.
    const captionOptions = isJustified ? CAPTIONS.filter(({ value }) => value !== 'below') : CAPTIONS;
    return el(
      blockEditor.InspectorControls,
      null,
      el(
        components.PanelBody,
        { title: __('Layout', 'loggia') },
        select('layout', __('Layout', 'loggia'), LAYOUTS),
        isJustified
          ? range('rowHeight', __('Row height', 'loggia'), 120, 400, 20)
          : range('columns', __('Columns', 'loggia'), 1, 8, 1),
        range('gap', __('Gap', 'loggia'), 0, 32, 4),
        select(
          'captions',
          __('Captions', 'loggia'),
          captionOptions,
          isJustified && captions === 'below' ? 'over' : captions,
        ),
        layout === 'thumbnails' &&
          field(components.ToggleControl, 'crop', __('Crop images to fit', 'loggia'), { checked: attributes.crop }),
      ),
    );
  }

  function EditButton({ images, onSelect }) {
    const button = ({ open }) => el(components.ToolbarButton, { onClick: open }, __('Edit gallery', 'loggia'));
    return el(
      blockEditor.BlockControls,
      null,
      el(
        components.ToolbarGroup,
        null,
        el(blockEditor.MediaUpload, {
          allowedTypes: ['image'],
          gallery: true,
          multiple: true,
          value: images.map(({ id }) => id),
          onSelect,
          render: button,
        }),
      ),
    );
  }

  function Edit({ attributes, setAttributes }) {
    const { images } = attributes;
    const select = (media) => setAttributes({ images: readMedia(media, images) });
    const placeholder = () =>
      el(blockEditor.MediaPlaceholder, {
        icon: 'format-gallery',
        labels: { title: __('Loggia gallery', 'loggia') },
        accept: 'image/*',
        allowedTypes: ['image'],
        multiple: true,
        onSelect: select,
      });
    const preview = () =>
      el(
        Fragment,
        null,
        el(EditButton, { images, onSelect: select }),
        el(Settings, { attributes, setAttributes }),
        // POST, because the URL of a GET request would be too long for many images.
        el(components.Disabled, null, el(ServerSideRender, { block: NAME, attributes, httpMethod: 'POST' })),
      );
    return el('div', blockEditor.useBlockProps(), images.length === 0 ? placeholder() : preview());
  }

  /** The saved HTML is only shown while the plugin is inactive, so that posts keep their images. */
  function save({ attributes: { images, caption } }) {
    if (images.length === 0) return null;
    const { RichText, useBlockProps } = blockEditor;
    const figcaption = (value, className) => value && el(RichText.Content, { tagName: 'figcaption', className, value });
    const item = ({ id, url, src, alt, caption: text }) =>
      el(
        'li',
        { key: id },
        el(
          'figure',
          null,
          el('a', { href: url }, el('img', { src, alt, className: `wp-image-${id}` })),
          figcaption(text),
        ),
      );
    return el(
      'figure',
      useBlockProps.save(),
      el('ul', null, images.map(item)),
      figcaption(caption, 'loggia-block-caption'),
    );
  }

  const fromCoreGallery = {
    type: 'block',
    blocks: ['core/gallery'],
    isMatch: (attributes, block) => {
      const images = imagesOf(attributes, block?.innerBlocks ?? []);
      return images.length > 0 && images.every(({ id }) => Number(id) > 0);
    },
    transform: (attributes, inner) =>
      blocks.createBlock(NAME, {
        images: imagesOf(attributes, inner).map(readCoreImage),
        layout: 'thumbnails',
        columns: attributes.columns ?? 3,
        crop: attributes.imageCrop ?? true,
        caption: textOf(attributes.caption),
        align: attributes.align,
      }),
  };

  const toCoreGallery = {
    type: 'block',
    blocks: ['core/gallery'],
    transform: ({ images, columns, crop, caption, align }) =>
      blocks.createBlock(
        'core/gallery',
        { columns, imageCrop: crop, linkTo: 'media', caption, align },
        images.map(({ id, url, src, alt, caption: text }) =>
          blocks.createBlock('core/image', {
            id,
            url: src,
            alt,
            caption: text,
            href: url,
            linkDestination: 'media',
            sizeSlug: 'large',
          }),
        ),
      ),
  };

  blocks.registerBlockType(NAME, {
    edit: Edit,
    save,
    transforms: { from: [fromCoreGallery], to: [toCoreGallery] },
  });
}
