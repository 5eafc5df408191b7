'use client';
import { useBackend } from '@loggia/hooks/backend';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { commentsChunk } from '../chunks.ts';
import { CommentIcon } from '../icons/CommentIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { lateComponent } from '../lateComponent.tsx';
import {
  LightboxSidebar,
  LightboxSidebarFailure,
  LightboxSidebarSpinner,
  SidebarButton,
  useSidebarsContext,
} from '../panels/Sidebars.tsx';

/** If the chunk fails to load, it is requested again each time the sidebar opens. */
const LazyComments = lateComponent(commentsChunk, 'CommentPanel', { retryKeyOf: ({ isOpen }) => isOpen });

const NAME = 'comments';
const ICON = <CommentIcon />;

/** Renders the sidebar with the comments on the current image, if the backend has comments. */
export function CommentsSidebar() {
  const lightbox = useLightboxContext();
  const store = useBackend()?.comments;
  const { openName } = useSidebarsContext();
  const { labels } = useKit();
  if (!store) return null;
  return (
    <LightboxSidebar name={NAME}>
      <LazyComments
        {...{ lightbox, store }}
        isOpen={openName === NAME}
        labels={labels?.comments}
        fallback={<LightboxSidebarSpinner />}
        renderFailure={(getRetryButtonProps) => <LightboxSidebarFailure name={NAME} {...{ getRetryButtonProps }} />}
      />
    </LightboxSidebar>
  );
}

/** Renders the button that toggles the `CommentsSidebar`. */
export const CommentsButton = () => <SidebarButton name={NAME} icon={ICON} />;
