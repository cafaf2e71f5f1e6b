import { grantLabels } from '../../contract/messages/hi/grants.ts'
import { collectionPaths } from '../../contract/paths.ts'

export const grantAreas = { hostel: 'छात्रावास के कमरे' }

export const grants = {
  'hostel:give': {
    label: grantLabels['hostel:give'],
    text: 'छात्रावास के अनुरोध देखना, कमरा देना या मना करना।',
  },
}

export const auditTexts = {
  'room requested': ['कमरे का अनुरोध मिला', 'कमरे का अनुरोध {} मिला'],
  'room given': ['कमरा दिया गया', 'अनुरोध {} पर कमरा दिया गया'],
  'room refused': ['कमरे के लिए मना किया गया', 'अनुरोध {} पर कमरे के लिए मना किया गया'],
} as const

export const auditAreas = { [collectionPaths.hostelRequests]: 'छात्रावास के कमरे' }
