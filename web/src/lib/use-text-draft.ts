import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDeskSession } from './desk-session.ts'

const prefix = 'typed '
/** How long a text is kept, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1_000

const ValueSchema = z.union([z.string(), z.boolean()])
const KeptSchema = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  fields: z.record(z.string(), z.object({ was: ValueSchema, is: ValueSchema })),
})
type Fields = z.infer<typeof KeptSchema>['fields']
type Values = Readonly<Record<string, unknown>>

/** Nothing that opens an account is written down. */
const isSecret = (name: string) => /password|psw/i.test(name)

function parse(text: string | null): Fields | null {
  try {
    const kept = KeptSchema.safeParse(JSON.parse(text ?? 'null'))
    return kept.success && Date.now() - kept.data.at < keptFor ? kept.data.fields : null
  } catch {
    return null
  }
}

/** The text that is kept under a key. What is too old is forgotten, whoever typed it. */
function readText(key: string): Fields | null {
  try {
    for (const each of Object.keys(sessionStorage)) {
      if (each.startsWith(prefix) && !parse(sessionStorage.getItem(each))) sessionStorage.removeItem(each)
    }
    return parse(sessionStorage.getItem(key))
  } catch {
    // Where the browser lets the site keep nothing, nothing is kept.
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

/** The fields that stand otherwise than before, without files and passwords. */
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
 * What is typed into a form of a desk, kept in this tab for the person who typed it, so that a session that ends, or a
 * reload, does not lose it: until it is saved or discarded, for a day at most. `name` tells the form from all others.
 */
export function useTextDraft(name: string) {
  const key = `${prefix}${useDeskSession().uid} ${name}`
  const [restored] = useState(() => readText(key))
  const isOver = useRef(false)
  return {
    /** What was typed here before, by the fields' names; null where there is nothing. */
    restored: restored && Object.fromEntries(Object.entries(restored).map(([field, { is }]) => [field, is])),
    /** Whether a field that was typed into has been changed by somebody else since, where it stands like this now. */
    isOvertaken: (now: Values) =>
      restored !== null && Object.entries(restored).some(([field, { was }]) => (now[field] ?? was) !== was),
    /** To be called at each change, with all fields as they stand now and as they stood before. */
    keep: (now: Values, before: Values) => {
      if (!isOver.current) writeText(key, changedFields(now, before))
    },
    /** It is saved, or given up: what still stands in the form is kept no longer. */
    forget: () => {
      isOver.current = true
      writeText(key, {})
    },
  }
}
