'use client';
import { useMemo, type Dispatch } from 'react';
import type { CommentOutcome, CommentRules, CommentStore, NewComment } from '../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { isCutOff, toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import {
  imageKey,
  type CommentsEvent,
  type CommentsState,
  type CommentThreadEvent,
  type CommentThreadState,
} from './commentsState.ts';
import type { CommentLabels } from './labels.ts';
import type { CommentFormState, CommentActions, UseCommentsOptions } from './types.ts';
import type { CommentDrafts, CommentSending, DraftStore } from './useDrafts.ts';
import { firstWrongField, validateComment } from './validateComment.ts';

interface CommentFormContext {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly state: CommentsState;
  readonly thread: CommentThreadState;
  /** The rules known before the comments load. */
  readonly settingRules: CommentRules | undefined;
  readonly options: UseCommentsOptions;
  readonly drafts: CommentDrafts;
  readonly draftStore: DraftStore;
  readonly labels: CommentLabels;
  nextRequest(): number;
  readonly dispatch: Dispatch<CommentsEvent>;
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

type FormVerbs = Pick<CommentActions, 'setValue' | 'acceptPrivacyPolicy' | 'submit' | 'refreshCaptcha'>;

// oxlint-disable-next-line no-alert -- required by `alertFailures`
const showAlert = (message: string): void => window.alert(message);

const alertOf = ({ alert, alertFailures }: UseCommentsOptions): UseCommentsOptions['alert'] =>
  alert ?? (alertFailures ? showAlert : undefined);

/** Manages the form's state and actions. */
export function useCommentForm(context: CommentFormContext): Omit<CommentFormState, 'hasCaptchaFailed'> & FormVerbs {
  const { store, image, state, thread, settingRules, options, labels, dispatch, dispatchFor } = context;
  const { drafts, draftStore } = context;
  const key = imageKey(image);
  const rules = useMemo(
    () => resolveRules(settingRules, thread.rules, options.rules),
    [settingRules, thread.rules, options.rules],
  );
  const { captcha, captchaNumber, hasAcceptedPrivacyPolicy } = state;
  const name = rules.fixedName ?? drafts.name;
  const email = drafts.email ?? rules.knownEmail ?? '';
  const text = drafts.texts.get(key) ?? '';

  const setText = (imageOfText: string, next: string): void =>
    draftStore.update({ texts: new Map(draftStore.read().texts).set(imageOfText, next) });
  const setValue = useStableCallback<Parameters<CommentActions['setValue']>, void>((field, value) => {
    if (field === 'text') setText(key, value);
    else if (field === 'captcha') dispatch({ type: 'captchaTyped', captcha: value });
    else draftStore.update({ [field]: value });
    if (image) dispatchFor(image)({ type: 'fieldEdited', field });
  });
  const acceptPrivacyPolicy = useStableCallback((isAccepted: boolean) => {
    dispatch({ type: 'privacyPolicyTicked', isAccepted });
    if (image) dispatchFor(image)({ type: 'fieldEdited', field: 'privacyPolicy' });
  });
  const refreshCaptcha = useStableCallback(() => dispatch({ type: 'captchaRefreshed', random: Math.random() }));

  const { errors } = thread;
  const sending = drafts.sendings.get(key);
  const isSending = sending === 'running';
  const submit = useCommentSubmit({
    store,
    image,
    draftStore,
    labels,
    dispatchFor,
    comment: { name, email: rules.hasEmail ? email : '', text, captcha, hasAcceptedPrivacyPolicy, rules },
    onSubmit: options.onSubmit,
    onSubmitted: options.onSubmitted,
    alert: alertOf(options),
    nextRequest: context.nextRequest,
    onAccepted(accepted, sent) {
      // Text typed while the comment was being sent becomes the next draft.
      if (draftStore.read().texts.get(imageKey(accepted)) === sent) setText(imageKey(accepted), '');
    },
  });

  const { captchaUrl } = rules;
  const hasConsent = !rules.hasPrivacyPolicy || hasAcceptedPrivacyPolicy;
  return {
    isFormReady: Boolean(thread.rules ?? settingRules ?? options.rules),
    rules,
    values: { name, email, text, captcha, hasAcceptedPrivacyPolicy },
    errors,
    captchaUrl: captchaUrl && captchaNumber !== undefined ? refreshCaptchaUrl(captchaUrl, captchaNumber) : undefined,
    isSending,
    canSubmit: !isSending && hasConsent,
    sendError: sending === undefined || isSending ? null : sending,
    setValue,
    acceptPrivacyPolicy,
    submit,
    refreshCaptcha,
  };
}

interface CommentSubmission {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly comment: NewComment;
  readonly draftStore: DraftStore;
  readonly labels: CommentLabels;
  readonly onSubmit: UseCommentsOptions['onSubmit'];
  readonly onSubmitted: UseCommentsOptions['onSubmitted'];
  readonly alert: UseCommentsOptions['alert'];
  nextRequest(): number;
  /** Called when a comment has been accepted, so that its draft can be cleared. */
  onAccepted(image: GalleryImage, text: string): void;
  /** Returns a dispatch function for one image, no matter which image is shown when the response arrives. */
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

/** Validates and sends the form. Requests are never aborted, because the comment may already have been received. */
function useCommentSubmit(options: CommentSubmission): CommentActions['submit'] {
  const { store, image, comment, draftStore, labels, dispatchFor } = options;

  const send = async (store: CommentStore, image: GalleryImage): Promise<void> => {
    const dispatch = dispatchFor(image);
    const key = imageKey(image);
    const setSending = (sending?: CommentSending): void => {
      const sendings = new Map(draftStore.read().sendings);
      if (sending) sendings.set(key, sending);
      else sendings.delete(key);
      draftStore.update({ sendings });
    };
    setSending('running');
    dispatch({ type: 'sendStarted' });
    const wasCutOff = isCutOff();
    let outcome: CommentOutcome;
    try {
      outcome = await store.add(image, comment, { signal: new AbortController().signal });
    } catch (error) {
      setSending(toLoggiaError(error, wasCutOff));
      dispatch({ type: 'sendFailed' });
      return;
    }
    setSending();
    if (outcome.status !== 'refused') options.onAccepted(image, comment.text);
    dispatch({ type: 'sendCompleted', request: options.nextRequest(), outcome });
    if (outcome.status !== 'refused') options.onSubmitted?.(outcome.status, image);
  };

  return useStableCallback<Parameters<CommentActions['submit']>, void>((reason = 'imperative', event) => {
    // The draft store is more up to date than the rendered state, so two calls in a row send only one comment.
    if (!store || !image || draftStore.read().sendings.get(imageKey(image)) === 'running') return;
    const errors = validateComment(comment, labels);
    const field = firstWrongField(errors);
    if (field) {
      dispatchFor(image)({ type: 'commentRefused', errors });
      options.alert?.(errors[field] ?? '', field);
      return;
    }
    const details = createChangeDetails(reason, event);
    options.onSubmit?.(comment, details);
    if (!details.isCanceled) void send(store, image);
  });
}

/** Merges several sets of rules. For each rule, the last defined value wins. */
export function resolveRules(...sources: readonly (CommentRules | undefined)[]): CommentRules {
  const entries = sources.flatMap((rules) => Object.entries(rules ?? {}));
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as CommentRules;
}

/**
 * Returns a captcha image's URL with a number that makes the server generate a new image. The number from an earlier
 * refresh is removed.
 */
export function refreshCaptchaUrl(url: string, number: number): string {
  const base = url.replaceAll(/([?&])r=[^&#]*(?:&|(?=#|$))/g, '$1').replace(/[?&]$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}r=${number}`;
}
