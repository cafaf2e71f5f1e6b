import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'

const DraftSchema = z.record(z.string(), z.string())

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
    // Nothing is restored if storage is blocked or contains something else.
    return {}
  }
}

/**
 * Keeps typed text in this tab through a reload; on a shared computer it must not stay. Returns true if something was restored.
 * The form has no default values, so that text typed before hydration stays.
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
        // Files cannot be stored.
        const typed = Object.entries(values).filter(([, value]) => typeof value === 'string' && value !== '')
        try {
          sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
        } catch {
          // See above.
        }
      },
    })
  }, [getValues, setValue, subscribe, key])
  return isRestored
}
