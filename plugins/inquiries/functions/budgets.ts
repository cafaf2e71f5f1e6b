import { type Budget, budgets } from '@prangan/functions/lib/budgets'

export const inquiryBudgets = {
  codesOfNetwork: { ...budgets.codesOfNetwork, document: 'inquiryCodesFrom' },
  allCodes: { ...budgets.codes, document: 'inquiryCodes' },
} as const satisfies Record<string, Budget>
