export const counters = ['openInquiries'] as const
