/** Dispatched on the document when the server has accepted a public form. */
export const formSentEvent = 'form-sent'
