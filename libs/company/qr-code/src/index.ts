export { requireCompanyOrKiosk } from './require-company-or-kiosk'
export { kioskRoutes, qrCodeRoutes } from './qr-code-routes'
