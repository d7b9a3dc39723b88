/** What the stand-alone error page adds to the brand's theme. Sizes as the component library has them. */
export const FAILURE_STYLES = `
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100dvh;background:var(--vt-color-ground);
color:var(--vt-color-text);font:400 14px/1.5 var(--vt-font-family, system-ui, sans-serif)}
header{display:flex;align-items:center;height:52px;padding:0 12px;background:var(--vt-color-header);
border-bottom:var(--vt-border-header) solid var(--vt-color-hairline)}
header a{display:flex;align-items:center;gap:8px;min-height:44px;color:var(--vt-color-on-header);
font-family:var(--vt-font-family-display);font-weight:var(--vt-weight-display);font-size:20px;
letter-spacing:var(--vt-letter-display);text-decoration:none}
main{flex:1;display:flex;flex-direction:column;align-items:center;width:100%;max-width:480px;
margin:0 auto;padding:72px 32px 40px;text-align:center}
.drawing{fill:none;stroke:var(--vt-color-text-muted);stroke-width:2;stroke-linecap:round;
stroke-linejoin:round}
.drawing .sheet{fill:var(--vt-color-card)}
.drawing .mark{stroke:var(--vt-color-link)}
h1{margin-top:12px;font-size:16px;line-height:1.4;text-wrap:balance}
.safe{display:flex;gap:6px;margin-top:4px;color:var(--vt-color-text-muted);text-align:left}
.shield{flex:none;margin-top:3px;fill:none;stroke:var(--vt-color-success);stroke-width:2;
stroke-linecap:round;stroke-linejoin:round}
.ways{display:flex;flex-direction:column;align-items:center;gap:4px;margin-top:16px}
.ways a{display:flex;align-items:center;min-height:44px;color:var(--vt-color-link)}
.ways .again{min-height:var(--vt-size-control);padding:0 16px;border-radius:var(--vt-radius-control);
background:var(--vt-color-action);color:var(--vt-color-on-action);font-weight:700;text-decoration:none}
.ways .again:hover{background:var(--vt-color-action-hover)}
a:focus-visible{outline:2px solid var(--vt-color-focus);outline-offset:2px}
.reference{margin-top:16px;font-size:12px;color:var(--vt-color-text-muted);overflow-wrap:anywhere}
footer{padding:16px 12px calc(16px + env(safe-area-inset-bottom));font-size:12px;
color:var(--vt-color-text-muted);border-top:1px solid var(--vt-color-hairline);text-align:center}
footer p{max-width:68ch;margin:0 auto}
@media (min-width:64rem){header{height:64px;padding:0 24px}}
`;
