import { showField } from '../../lib/show-field.ts'

type ErrorSummaryProps = {
  /** Of the message, while there are issues. */
  id: string
  message: string | undefined
  /** By the names of their controls; a text only where it says more than the message. */
  issues: readonly { name: string; label: string; text: string | undefined }[]
}

/** In some languages a message does not name its field. */
const isNamed = (label: string, text = '') => text.toLowerCase().includes(label.toLowerCase())

/** Lists above a form's fields which of them have to be corrected. Each leads to its field. Render it empty beforehand. */
export function ErrorSummary({ id, message, issues }: ErrorSummaryProps) {
  return (
    <div role="alert" className="empty:mb-0">
      {issues.length > 0 && (
        <div className="rounded-e-card border-s-4 border-danger bg-danger-soft px-4 py-3 text-sm text-danger">
          {message && (
            <p id={id} className="scroll-mt-4 font-semibold">
              {message}
            </p>
          )}
          <ul className="mt-1 gap-x-6 sm:columns-2">
            {issues.map(({ name, label, text }) => (
              <li key={name}>
                <button
                  type="button"
                  className="min-h-6 text-start underline"
                  onClick={({ currentTarget: { form } }) => {
                    const control = form?.elements.namedItem(name)
                    if (control instanceof HTMLElement) showField(control)
                  }}
                >
                  {isNamed(label, text) ? text : [label, text].filter(Boolean).join(': ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
