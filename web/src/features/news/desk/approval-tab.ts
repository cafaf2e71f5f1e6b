/** The tab of View News with what waits for approval, in the address. */
export const approvalTab = 'approval'
