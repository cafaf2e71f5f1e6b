/** The documents with which a new session begins. */
export const usualDocuments = {
  photo: 'Photo',
  signature: 'Signature',
  x: 'Class 10 marksheet',
  xii: 'Class 12 marksheet',
  category: 'Category certificate',
  gap: 'Gap affidavit',
  fee: 'Proof of payment',
  transfer: 'Transfer certificate (TC)',
  character: 'Character certificate (CC)',
  migration: 'Migration certificate',
}
