import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDeskSession } from './desk-session.ts'

const prefix = 'typed '
/** How long a draft is stored, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1_000

const ValueSchema = z.union([z.string(), z.boolean()])
const KeptSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  fields: z.record(z.string(), z.object({ was: ValueSchema, is: ValueSchema })),
})
type Fields = z.infer<typeof KeptSchema>['fields']
type Values = Readonly<Record<string, unknown>>

/** Passwords are never stored. */
const isSecret = (name: string) => /password|psw/i.test(name)

function parse(text: string | null): Fields | null {
  try {
    const kept = KeptSchema.safeParse(JSON.parse(text ?? 'null'))
    return kept.success && Date.now() - kept.data.at < keptFor ? kept.data.fields : null
  } catch {
    return null
  }
}

/** The draft of that key. Drafts that are too old are deleted, anybody's. */
function readText(key: string): Fields | null {
  try {
    for (const each of Object.keys(sessionStorage)) {
      if (each.startsWith(prefix) && !parse(sessionStorage.getItem(each))) sessionStorage.removeItem(each)
    }
    return parse(sessionStorage.getItem(key))
  } catch {
    // The browser allows no storage: nothing is stored.
    return null
  }
}

function writeText(key: string, fields: Fields): void {
  try {
    if (Object.keys(fields).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }))
  } catch {
    // As above.
  }
}

/** The fields that differ from before, without files and passwords. */
function changedFields(now: Values, before: Values): Fields {
  const fields: Fields = {}
  for (const [name, is] of Object.entries(now)) {
    const was = before[name] ?? (typeof is === 'boolean' ? false : '')
    const [value, last] = [ValueSchema.safeParse(is), ValueSchema.safeParse(was)]
    if (value.success && last.success && is !== was && !isSecret(name)) {
      fields[name] = { was: last.data, is: value.data }
    }
  }
  return fields
}

/**
 * A draft of a desk's form, stored in this tab for the person who typed it, so that it survives the end of a session
 * and a reload: until it is saved or discarded, for a day at most. `name` identifies the form.
 */
export function useTextDraft(name: string) {
  const key = `${prefix}${useDeskSession().uid} ${name}`
  const [restored] = useState(() => readText(key))
  const isOver = useRef(false)
  return {
    /** The stored values by field name; null if there are none. */
    restored: restored && Object.fromEntries(Object.entries(restored).map(([field, { is }]) => [field, is])),
    /** Whether somebody else has since changed a field that was typed into, given its current value. */
    isOvertaken: (now: Values) =>
      restored !== null && Object.entries(restored).some(([field, { was }]) => (now[field] ?? was) !== was),
    /** Call it on every change, with the current values of all fields and the ones before. */
    keep: (now: Values, before: Values) => {
      if (!isOver.current) writeText(key, changedFields(now, before))
    },
    /** Call it when the form is saved or discarded: nothing is stored any more. */
    forget: () => {
      isOver.current = true
      writeText(key, {})
    },
  }
}
