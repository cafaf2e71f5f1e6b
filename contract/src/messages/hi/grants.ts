import * as plugins from '@prangan/plugins/contract/messages/hi/grants'
import type { Grant } from '../../roles.ts'

export const grantLabels: Readonly<Record<Grant, string>> = {
  'news:read-all': 'सभी सूचनाएँ देखना',
  'news:prepare': 'मंज़ूरी के लिए सूचनाएँ तैयार करना',
  'news:publish': 'सूचनाएँ प्रकाशित करना',
  'page:read': 'सभी पृष्ठ देखना',
  'page:publish': 'पृष्ठ बदलना और प्रकाशित करना',
  'page:structure': 'पृष्ठ जोड़ना, मेनू और सेटिंग बदलना',
  'media:edit': 'चित्र सँभालना',
  'document:edit': 'दस्तावेज़ सँभालना',
  'alumnus:read': 'पूर्व छात्रों की जानकारी देखना',
  'alumnus:verify': 'पूर्व छात्रों को सत्यापित करना और जानकारी सुधारना',
  'profile:edit-any': 'शिक्षकों की प्रोफ़ाइल बदलना',
  'audit:read': 'गतिविधियाँ देखना',
  'admission:read': 'आवेदन देखना',
  'admission:decide': 'आवेदनों पर निर्णय लेना',
  ...plugins.grantLabels,
}
