import { grantLabels } from '../../contract/messages/hi/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { inquiry: 'पूछताछ और शिकायतें' }

export const grants = {
  'inquiry:read': {
    label: grantLabels['inquiry:read'],
    text: 'प्रतिक्रियाएँ, पूछताछ और शिकायतें पढ़ना।',
  },
  'inquiry:handle': {
    label: grantLabels['inquiry:handle'],
    text: 'पत्र सौंपना, उनका उत्तर देना और उन्हें बंद करना; सभी पत्र देखना।',
  },
}

export const auditTexts = {
  'inquiry received': ['पत्र मिला', 'पत्र {} मिला'],
  'inquiry changed': ['कार्रवाई की गई', 'पत्र {} पर कार्रवाई की गई'],
  'inquiry appealed': ['अपील की गई', 'पत्र {} पर अपील की गई'],
} as const

export const auditGroups = {
  'inquiry changed': (times: number, subjects: number) =>
    subjects === 1 ? `{} ने एक पत्र पर ${times} बार काम किया` : `{} ने ${subjects} पत्रों पर काम किया`,
}

export const auditAreas = { [collectionPaths.inquiries]: 'पूछताछ और शिकायतें' }
