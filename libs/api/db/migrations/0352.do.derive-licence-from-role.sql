-- A job of a role that needs a licence by law asks for one, also where none was given. Work agreed before keeps what was agreed.
update job set sia_sector = case role
    when 'door-supervisor' then 'Door Supervision'
    when 'cctv-operator' then 'Public Space Surveillance (CCTV)'
    when 'close-protection' then 'Close Protection'
    when 'cash-in-transit' then 'Cash and Valuables in Transit'
    when 'vehicle-immobiliser' then 'Vehicle Immobilisation'
    when 'key-holder' then 'Key Holding'
    else 'Security Guarding' end
where sia_sector is null and status in ('draft', 'published')
  and role in ('door-supervisor', 'security-guard', 'retail-security', 'mobile-patrol', 'dog-handler', 'cctv-operator', 'close-protection',
    'cash-in-transit', 'vehicle-immobiliser', 'key-holder');
