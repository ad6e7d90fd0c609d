import { launch } from '/work/main/web/test/help/browser.ts';
import { staticSite } from '/work/main/web/test/help/site.ts';
import { untilAsked } from '/work/main/web/test/help/player.ts';
const site = await staticSite(); const b = await launch();
const c = await b.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
await c.addInitScript(`window.T=[];const P=Worker.prototype.postMessage;Worker.prototype.postMessage=function(m){T.push(['post',m.request?.kind??m.command?.kind,performance.now()]);return P.call(this,m)};const A=EventTarget.prototype.addEventListener;EventTarget.prototype.addEventListener=function(t,f,o){if(this instanceof Worker&&t==='message'){return A.call(this,t,(e)=>{T.push(['got',e.data.kind,performance.now()]);f(e)},o)}return A.call(this,t,f,o)};new MutationObserver(()=>T.push(['dom','',performance.now()])).observe(document,{subtree:true,childList:true,attributes:true,characterData:true});`);
const p = await c.newPage(); await p.goto(site.address); await p.locator('.hero .play').click(); await untilAsked(p);
for (let i = 0; i < 8; i++) { await untilAsked(p); await p.waitForTimeout(300);
 const r = await p.evaluate(`(async()=>{T.length=0;const t0=performance.now();const e=[...document.querySelectorAll('.prompt.mine .chips .chip.first:not(:disabled)'),...document.querySelectorAll('[data-state="lit"]')];e[Math.floor(Math.random()*e.length)]?.click();await new Promise(r=>setTimeout(r,280));return T.map(([a,k,t])=>a+' '+(k??'')+' '+Math.round(t-t0))})()`);
 console.log(r.join(' | ').slice(0, 400)); }
await b.close(); await site.close();
