export { askForSellerDetails } from './ask-for-seller-details'
export { refuseHeldSeller } from './refuse-held-seller'
export { removeOldSellerDetails } from './remove-old-seller-details'
export { removeRequest as removeSellerDetailsRequest } from './seller-details-request'
