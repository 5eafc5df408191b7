import type { ComponentPropsWithoutRef, ComponentType } from 'react';

/** A component that draws a picture in place of `<img>`. It gets the attributes that the `<img>` would have had. */
export type ImageComponent = ComponentType<ComponentPropsWithoutRef<'img'>>;
