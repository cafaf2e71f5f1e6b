import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

const DraftSchema = z.record(z.string(), z.string())

/** Deletes what `useTabDraft` keeps under this key. */
export function forgetTabDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to delete.
  }
}

function readTabDraft(key: string): Record<string, string> {
  try {
    return DraftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? {}
  } catch {
    // The browser allows no storage, or holds something else: nothing is restored.
    return {}
  }
}

/**
 * Keeps the texts that are typed in this tab alone, through a reload: on a shared computer they must not stay. Returns
 * whether something was restored. What was typed before hydration stays, so the form has no default values.
 */
export function useTabDraft<Typed extends FieldValues, Output>(
  { getValues, setValue, subscribe }: UseFormReturn<Typed, unknown, Output>,
  key: string,
): boolean {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    for (const [name, text] of Object.entries(readTabDraft(key))) {
      const path = name as Path<Typed>
      if (text && !getValues(path)) {
        setValue(path, text as PathValue<Typed, Path<Typed>>)
        setRestored(true)
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // Files cannot be kept.
        const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
        try {
          sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
        } catch {
          // As above.
        }
      },
    })
  }, [getValues, setValue, subscribe, key])
  return isRestored
}
