'use client';
import { useMemo } from 'react';
import type { Dispatch } from 'react';
import type { CommentRules, CommentStore } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { CommentsEvent, CommentThreadEvent } from './commentEvents.ts';
import type { CommentsState } from './commentsReducer.ts';
import type { CommentThreadState } from './commentThreadState.ts';
import type { CommentDrafts, DraftStore } from './createDraftStore.ts';
import { imageKey } from './imageKey.ts';
import type { CommentLabels } from './labels.ts';
import { refreshCaptchaUrl } from './refreshCaptchaUrl.ts';
import { resolveRules } from './resolveRules.ts';
import type { CommentFormState, CommentVerbs, UseCommentsOptions } from './types.ts';
import { useCommentSubmit } from './useCommentSubmit.ts';

export interface CommentFormContext {
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  readonly state: CommentsState;
  readonly thread: CommentThreadState;
  /** Rules that are known before the comments come. */
  readonly settingRules: CommentRules | undefined;
  readonly options: UseCommentsOptions;
  readonly drafts: CommentDrafts;
  readonly draftStore: DraftStore;
  readonly labels: CommentLabels;
  nextRequest(): number;
  readonly dispatch: Dispatch<CommentsEvent>;
  readonly dispatchFor: (image: GalleryImage) => Dispatch<CommentThreadEvent>;
}

type FormVerbs = Pick<CommentVerbs, 'setValue' | 'acceptPrivacyPolicy' | 'submit' | 'refreshCaptcha'>;

// oxlint-disable-next-line no-alert -- the option asks for it: the specification's point 5 has an alert
const showAlert = (message: string): void => window.alert(message);

const alertOf = ({ alert, alertsFailures }: UseCommentsOptions): UseCommentsOptions['alert'] =>
  alert ?? (alertsFailures ? showAlert : undefined);

/** The form: what stands in it, what is wrong with it, and what becomes of it. */
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
  const setValue = useStableCallback<Parameters<CommentVerbs['setValue']>, void>((field, value) => {
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
    onTaken(taken, sent) {
      // What was typed while it was under way is a draft of the next one.
      if (draftStore.read().texts.get(imageKey(taken)) === sent) setText(imageKey(taken), '');
    },
  });

  const { captchaUrl } = rules;
  const isAnswered = !rules.hasPrivacyPolicy || hasAcceptedPrivacyPolicy;
  return {
    isFormReady: Boolean(thread.rules ?? settingRules ?? options.rules),
    rules,
    values: { name, email, text, captcha, hasAcceptedPrivacyPolicy },
    errors,
    captchaUrl: captchaUrl && captchaNumber !== undefined ? refreshCaptchaUrl(captchaUrl, captchaNumber) : undefined,
    isSending,
    canSubmit: !isSending && isAnswered,
    sendFailure: sending === undefined || isSending ? null : sending,
    setValue,
    acceptPrivacyPolicy,
    submit,
    refreshCaptcha,
  };
}
