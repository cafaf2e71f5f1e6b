import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDeskSession } from './desk-session.ts'

const prefix = 'typed '
/** Milliseconds for which a draft is stored. */
const lifetime = 24 * 60 * 60 * 1_000

const ValueSchema = z.union([z.string(), z.boolean()])
const DraftSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** The version of the document that the form was about. */
  version: z.optional(z.number()),
  fields: z.record(z.string(), z.object({ was: ValueSchema, is: ValueSchema })),
})
type Draft = z.infer<typeof DraftSchema>
export type DraftFields = Draft['fields']
type Values = Readonly<Record<string, unknown>>

const isSecret = (name: string) => /password|psw/i.test(name)

function parse(text: string | null): Draft | null {
  try {
    const draft = DraftSchema.safeParse(JSON.parse(text ?? 'null'))
    return draft.success && Date.now() - draft.data.at < lifetime ? draft.data : null
  } catch {
    return null
  }
}

export const draftKey = (uid: string, name: string): string => `${prefix}${uid} ${name}`

/** Reads a draft, and deletes expired drafts of all users. */
export const readDraft = (key: string): DraftFields | null => readWhole(key)?.fields ?? null

function readWhole(key: string): Draft | null {
  try {
    for (const each of Object.keys(sessionStorage)) {
      if (each.startsWith(prefix) && !parse(sessionStorage.getItem(each))) sessionStorage.removeItem(each)
    }
    return parse(sessionStorage.getItem(key))
  } catch {
    // Without storage, nothing is stored.
    return null
  }
}

/** Stores a draft in this tab for a day at most; without fields it is deleted. */
export function writeDraft(key: string, fields: DraftFields, version?: number): void {
  try {
    if (Object.keys(fields).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), version, fields }))
  } catch {}
}

function changedFields(now: Values, before: Values): DraftFields {
  const fields: DraftFields = {}
  for (const [name, is] of Object.entries(now)) {
    const was = before[name] ?? (typeof is === 'boolean' ? false : '')
    const [value, last] = [ValueSchema.safeParse(is), ValueSchema.safeParse(was)]
    if (value.success && last.success && is !== was && !isSecret(name)) {
      fields[name] = { was: last.data, is: value.data }
    }
  }
  return fields
}

export type FormDraft = {
  isRestored: boolean
  hasConflict: boolean
  clear: () => void
  /** Deletes the draft and stores no more: the form is saved or discarded. */
  end: () => void
}

/**
 * Stores a draft of a desk's form in this tab for its user, until it is saved or discarded, for a day at most. It survives a
 * reload and the end of a session. `name` identifies the form; `before` contains its default values, and `version` is that of
 * a document of which they don't say all.
 */
export function useFormDraft<Typed extends FieldValues, Output>(
  { setValue, subscribe }: UseFormReturn<Typed, unknown, Output>,
  name: string,
  before: Partial<Typed>,
  version?: number,
): FormDraft {
  const key = draftKey(useDeskSession().uid, name)
  const [draft] = useState(() => readWhole(key))
  const restored = draft?.fields
  const [isOlder] = useState(draft?.version !== undefined && draft.version !== version)
  const isOver = useRef(false)
  const versionNow = useRef(version)
  useEffect(() => {
    versionNow.current = version
  }, [version])
  useEffect(() => {
    for (const [field, { is }] of Object.entries(restored ?? {})) {
      setValue(field as Path<Typed>, is as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
    return subscribe({
      formState: { values: true },
      // The form's own default values: after `takeTheirs` they are newer than the rendered ones.
      callback: ({ values, defaultValues = {} }) => {
        if (!isOver.current) writeDraft(key, changedFields(values, defaultValues), versionNow.current)
      },
    })
  }, [setValue, subscribe, restored, key])
  return {
    isRestored: restored !== undefined,
    hasConflict:
      isOlder || Object.entries(restored ?? {}).some(([field, { was }]) => (before[field] ?? was) !== was),
    clear: () => writeDraft(key, {}),
    end: () => {
      isOver.current = true
      writeDraft(key, {})
    },
  }
}
