import type { PlaylistDirection, PlaylistPage } from '../backend/PlaylistSource.ts';
import { canGo } from './canGo.ts';
import type { PlaylistPages, PlaylistPagesEvent, PlaylistQuestion } from './playlistPages.ts';
import { withNewVideos } from './withNewVideos.ts';

const STEP: Readonly<Record<PlaylistDirection, number>> = { next: 1, more: 1, previous: -1 };

function ask(state: PlaylistPages, question: PlaylistQuestion): PlaylistPages {
  return { ...state, loading: { type: 'loading', question } };
}

function arrive(state: PlaylistPages, question: PlaylistQuestion, { videos, tokens }: PlaylistPage): PlaylistPages {
  const { farthest } = state;
  const settled = { ...state, known: withNewVideos(state.known, videos), loading: { type: 'settled' } } as const;
  if (question.target === 'known') {
    return { ...settled, farthest: { page: farthest.page + 1, next: tokens.next } };
  }
  const page = Math.max(1, state.page + STEP[question.direction]);
  return {
    ...settled,
    shown: withNewVideos(question.direction === 'more' ? state.shown : [], videos),
    page,
    tokens,
    farthest: page > farthest.page ? { page, next: tokens.next } : farthest,
  };
}

const isAwaited = ({ loading }: PlaylistPages, question: PlaylistQuestion): boolean =>
  loading.type === 'loading' && loading.question === question;

/** The newest question alone counts; what a direction has no page for is not asked. */
export function playlistPagesReducer(state: PlaylistPages, event: PlaylistPagesEvent): PlaylistPages {
  switch (event.type) {
    case 'pageAsked':
      if (!canGo(state, event.direction)) return state;
      return ask(state, { direction: event.direction, tokens: state.tokens, target: 'list' });
    case 'moreVideosAsked':
      // A page that the visitor asked for is worth more than thumbnails.
      if (state.farthest.next === undefined || state.loading.type === 'loading') return state;
      return ask(state, { direction: 'more', tokens: { next: state.farthest.next }, target: 'known' });
    case 'moreVideosLeft': {
      const isAbout = state.loading.type !== 'settled' && state.loading.question.target === 'known';
      return isAbout ? { ...state, loading: { type: 'settled' } } : state;
    }
    case 'retried':
      return state.loading.type === 'failed' ? ask(state, state.loading.question) : state;
    case 'pageArrived':
      return isAwaited(state, event.question) ? arrive(state, event.question, event.page) : state;
    case 'pageFailed':
      if (!isAwaited(state, event.question)) return state;
      return { ...state, loading: { type: 'failed', question: event.question, error: event.error } };
  }
}
