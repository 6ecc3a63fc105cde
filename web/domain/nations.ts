/**
 * ISO 3166-1 alpha-2 codes in lower case (`gb-eng` style for the home nations, `eu` for Europe) by the slug of a
 * country name: the English names, and the names that live-scores feeds use instead (USA, Turkey, Ivory Coast).
 */
const NATIONS = `
  afghanistan:af aland-islands:ax albania:al algeria:dz american-samoa:as andorra:ad angola:ao anguilla:ai
  antarctica:aq antigua-and-barbuda:ag antigua-barbuda:ag argentina:ar armenia:am aruba:aw australia:au austria:at
  azerbaijan:az bahamas:bs bahrain:bh bangladesh:bd barbados:bb belarus:by belgium:be belize:bz benin:bj bermuda:bm
  bhutan:bt bolivia:bo bonaire-sint-eustatius-and-saba:bq bosnia-and-herzegovina:ba bosnia-herzegovina:ba
  botswana:bw bouvet-island:bv brazil:br british-indian-ocean-territory:io british-virgin-islands:vg brunei:bn
  brunei-darussalam:bn bulgaria:bg burkina-faso:bf burma:mm burundi:bi cabo-verde:cv cambodia:kh cameroon:cm
  canada:ca cape-verde:cv caribbean-netherlands:bq cayman-islands:ky central-african-republic:cf chad:td chile:cl
  china:cn china-pr:cn chinese-taipei:tw christmas-island:cx cocos-keeling-islands:cc colombia:co comoros:km
  congo-brazzaville:cg congo-dr:cd congo-kinshasa:cd cook-islands:ck costa-rica:cr cote-divoire:ci croatia:hr
  cuba:cu curacao:cw cyprus:cy czech-republic:cz czechia:cz democratic-republic-of-the-congo:cd denmark:dk
  djibouti:dj dominica:dm dominican-republic:do dr-congo:cd ecuador:ec egypt:eg el-salvador:sv england:gb-eng
  equatorial-guinea:gq eritrea:er estonia:ee eswatini:sz ethiopia:et europe:eu falkland-islands:fk faroe-islands:fo
  federated-states-of-micronesia:fm fiji:fj finland:fi france:fr french-guiana:gf french-polynesia:pf
  french-southern-territories:tf gabon:ga gambia:gm georgia:ge germany:de ghana:gh gibraltar:gi great-britain:gb
  greece:gr greenland:gl grenada:gd guadeloupe:gp guam:gu guatemala:gt guernsey:gg guinea:gn guinea-bissau:gw
  guyana:gy haiti:ht heard-island-and-mcdonald-islands:hm heard-mcdonald-islands:hm holy-see:va honduras:hn
  hong-kong:hk hong-kong-sar-china:hk hungary:hu iceland:is india:in indonesia:id iran:ir iraq:iq ireland:ie
  isle-of-man:im israel:il italy:it ivory-coast:ci jamaica:jm japan:jp jersey:je jordan:jo kazakhstan:kz kenya:ke
  kiribati:ki korea-republic:kr kosovo:xk kuwait:kw kyrgyzstan:kg laos:la latvia:lv lebanon:lb lesotho:ls liberia:lr
  libya:ly liechtenstein:li lithuania:lt luxembourg:lu macao-sar-china:mo macau:mo macedonia:mk madagascar:mg
  malawi:mw malaysia:my maldives:mv mali:ml malta:mt marshall-islands:mh martinique:mq mauritania:mr mauritius:mu
  mayotte:yt mexico:mx micronesia:fm moldova:md monaco:mc mongolia:mn montenegro:me montserrat:ms morocco:ma
  mozambique:mz myanmar:mm myanmar-burma:mm namibia:na nauru:nr nepal:np netherlands:nl new-caledonia:nc
  new-zealand:nz nicaragua:ni niger:ne nigeria:ng niue:nu norfolk-island:nf north-korea:kp north-macedonia:mk
  northern-ireland:gb-nir northern-mariana-islands:mp norway:no oman:om pakistan:pk palau:pw palestine:ps
  palestinian-territories:ps panama:pa papua-new-guinea:pg paraguay:py peru:pe philippines:ph pitcairn:pn
  pitcairn-islands:pn poland:pl portugal:pt puerto-rico:pr qatar:qa republic-of-ireland:ie republic-of-the-congo:cg
  reunion:re romania:ro russia:ru rwanda:rw saint-barthelemy:bl saint-helena-ascension-and-tristan-da-cunha:sh
  saint-kitts-and-nevis:kn saint-lucia:lc saint-martin:mf saint-pierre-and-miquelon:pm
  saint-vincent-and-the-grenadines:vc samoa:ws san-marino:sm sao-tome-and-principe:st sao-tome-principe:st
  saudi-arabia:sa scotland:gb-sct senegal:sn serbia:rs seychelles:sc sierra-leone:sl singapore:sg sint-maarten:sx
  slovakia:sk slovenia:si solomon-islands:sb somalia:so south-africa:za
  south-georgia-and-the-south-sandwich-islands:gs south-georgia-south-sandwich-islands:gs south-korea:kr
  south-sudan:ss spain:es sri-lanka:lk st-barthelemy:bl st-helena:sh st-kitts-nevis:kn st-lucia:lc st-martin:mf
  st-pierre-miquelon:pm st-vincent-grenadines:vc state-of-palestine:ps sudan:sd suriname:sr
  svalbard-and-jan-mayen:sj svalbard-jan-mayen:sj swaziland:sz sweden:se switzerland:ch syria:sy taiwan:tw
  tajikistan:tj tanzania:tz thailand:th timor-leste:tl togo:tg tokelau:tk tonga:to trinidad-and-tobago:tt
  trinidad-tobago:tt tunisia:tn turkey:tr turkiye:tr turkmenistan:tm turks-and-caicos-islands:tc
  turks-caicos-islands:tc tuvalu:tv uae:ae uganda:ug ukraine:ua united-arab-emirates:ae united-kingdom:gb
  united-states:us united-states-minor-outlying-islands:um united-states-of-america:us uruguay:uy
  us-outlying-islands:um us-virgin-islands:vi usa:us uzbekistan:uz vanuatu:vu vatican-city:va venezuela:ve
  vietnam:vn virgin-islands-british:vg virgin-islands-us:vi wales:gb-wls wallis-and-futuna:wf wallis-futuna:wf
  western-sahara:eh yemen:ye zambia:zm zimbabwe:zw
`;

export const nationCodeBySlug: Readonly<Record<string, string>> = Object.fromEntries(
  NATIONS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':')),
);
