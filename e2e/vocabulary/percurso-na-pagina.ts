interface Percurso {
  readonly quantos: number;
  readonly chegouAoFim: () => boolean;
  readonly achados: () => Promise<readonly string[]>;
  readonly filasDeAbas: () => readonly { readonly indice: number; readonly quantas: number }[];
  readonly comecaAbas: (indice: number) => void;
  readonly abasPorAlcancar: (indice: number) => readonly string[];
  readonly termina: () => void;
}

interface Lugar {
  readonly caixa: DOMRect;
  readonly preso: Element | undefined;
}

type Lado = 'left' | 'right' | 'top' | 'bottom';

declare global {
  // The page's own, while it is walked.
  var percurso: Percurso;
}

/** The part of a walk by keyboard (percurso.ts) that runs in the page. It is sent there whole, and uses nothing else. */
export function instalaPercurso(): void {
  const NATIVOS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const PAPEIS =
    'button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox treeitem';
  const COM_PAPEL = `[role="${PAPEIS.replaceAll(' ', '"], [role="')}"]`;
  const COM_FOCO = `${NATIVOS}, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]`;
  const DO_MOUSE = /^on(Click|DoubleClick|ContextMenu|(Mouse|Pointer|Touch|Drag)[A-Z].*)$/;
  /** The least that anything may be that is pressed (WCAG 2.5.8). */
  const ALVO_PX = 24;
  const ANEL_PX = 2;
  const LADOS = ['left', 'right', 'top', 'bottom'] as const;
  const MEIO_ANEL = 2;
  const onde: ParentNode = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const controles = [...onde.querySelectorAll<HTMLElement>(`${COM_FOCO}, ${COM_PAPEL}`)].filter(usavel);
  const lugares = new Map(controles.map((controle) => [controle, lugarDe(controle)]));
  const passos: HTMLElement[] = [];
  const [semAnel, encobertos, tomadas] = [new Set<HTMLElement>(), new Set<HTMLElement>(), new Set<HTMLElement>()];
  const ouvinte = new AbortController();
  let fim = false;
  let tecla: KeyboardEvent | undefined;
  // Past the last control comes the browser's own bar, and then the page again: the walk stops before.
  const [antesDeTudo, depoisDeTudo] = [marco(-1), marco(0)];
  onde.prepend(antesDeTudo);
  onde.append(depoisDeTudo);
  antesDeTudo.focus({ preventScroll: true });
  document.addEventListener('keydown', aoApertar, { capture: true, signal: ouvinte.signal });

  globalThis.percurso = {
    quantos: controles.length,
    chegouAoFim: () => {
      anota();
      return fim;
    },
    achados: async () => [
      ...controles.filter((c) => !alcancado(c)).map((c) => `Tab does not come to ${nome(c)}`),
      ...controles
        .filter((c) => c.matches(COM_PAPEL) && !c.matches(NATIVOS))
        .map((c) => `Enter and Space are not the browser's own on ${nome(c)}`),
      ...passos.flatMap((este, n) => foraDeOrdem(passos[n - 1], este)),
      ...(fim ? [] : [`Tab never leaves: ${passos.slice(-3).map(nome).join(' > ')}`]),
      ...[...tomadas].map((c) => `Tab is taken from the browser at ${nome(c)}`),
      ...[...encobertos].map((c) => `covered ${nome(c)}`),
      ...(await semNenhumFoco()).map((c) => `no focus is seen on ${nome(c)}`),
      ...[...onde.querySelectorAll<HTMLElement>('*')].flatMap(soComOMouse),
    ],
    filasDeAbas: () => filas().map((fila, indice) => ({ indice, quantas: abasDe(fila).length })),
    comecaAbas: (indice) => {
      passos.length = 0;
      fim = false;
      tecla = undefined;
      abasDe(filas()[indice])
        .find((aba) => aba.tabIndex === 0)
        ?.focus();
    },
    abasPorAlcancar: (indice) => {
      anota();
      return abasDe(filas()[indice])
        .filter((aba) => !passos.includes(aba))
        .map((aba) => `arrows do not come to ${nome(aba)}`);
    },
    termina: () => {
      ouvinte.abort();
      antesDeTudo.remove();
      depoisDeTudo.remove();
    },
  };

  function marco(tabIndex: number): HTMLElement {
    const este = document.createElement('span');
    este.tabIndex = tabIndex;
    este.style.position = 'absolute';
    return este;
  }

  /** The target of one key is known when the next is pressed: by then all scrolling is done. */
  function aoApertar(evento: KeyboardEvent): void {
    anota();
    tecla = evento;
    if (fim && evento.key === 'Tab') evento.preventDefault();
  }

  function anota(): void {
    const foco = document.activeElement;
    if (fim || tecla === undefined || foco === antesDeTudo) return;
    const ultimo = passos.at(-1);
    if (tecla.key === 'Tab' && tecla.defaultPrevented && ultimo !== undefined) tomadas.add(ultimo);
    fim = foco === depoisDeTudo;
    // A date is one control of many stops; the keys pressed inside a frame are not heard here.
    if (foco instanceof HTMLIFrameElement) return;
    if (fim || !(foco instanceof HTMLElement) || foco === document.body || foco === ultimo) return;
    passos.push(foco);
    if (!aVista(foco)) encobertos.add(foco);
    if (!temAnel(foco)) semAnel.add(foco);
  }

  /** A mouse can use it: it is seen, not switched off, and takes a click, or its label does. */
  function usavel(elemento: HTMLElement): boolean {
    if (!elemento.checkVisibility({ visibilityProperty: true }) || elemento.matches(':disabled')) return false;
    if (elemento.closest('[inert], [aria-hidden="true"]') !== null) return false;
    return [elemento, ...(elemento instanceof HTMLInputElement ? (elemento.labels ?? []) : [])].some((este) => {
      const { width, height } = este.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(este).pointerEvents !== 'none';
    });
  }

  /** True if the control was reached, or another of its group was: the arrows lead on. */
  function alcancado(controle: HTMLElement): boolean {
    const grupo = grupoDeEscolha(controle);
    const fila = controle.role === 'tab' ? controle.closest('[role="tablist"]') : null;
    return passos.some(
      (passo) =>
        passo === controle ||
        (grupo !== undefined && grupo === grupoDeEscolha(passo)) ||
        (fila !== null && passo.role === 'tab' && fila.contains(passo)),
    );
  }

  function grupoDeEscolha(elemento: HTMLElement): string | undefined {
    return elemento instanceof HTMLInputElement && elemento.type === 'radio' ? elemento.name : undefined;
  }

  function filas(): readonly HTMLElement[] {
    return [...onde.querySelectorAll<HTMLElement>('[role="tablist"]')].filter((fila) => fila.checkVisibility());
  }

  function abasDe(fila: HTMLElement | undefined): readonly HTMLElement[] {
    return [...(fila?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  }

  function lugarDe(elemento: HTMLElement): Lugar {
    const { left, top, width, height } = elemento.getBoundingClientRect();
    const preso = [elemento, ...acimaDe(elemento)].findLast(fixo);
    return { caixa: new DOMRect(left + window.scrollX, top + window.scrollY, width, height), preso };
  }

  function acimaDe(elemento: Element): readonly Element[] {
    const acima: Element[] = [];
    for (let e = elemento.parentElement; e !== null; e = e.parentElement) acima.push(e);
    return acima;
  }

  function fixo(elemento: Element): boolean {
    return ['fixed', 'sticky'].includes(getComputedStyle(elemento).position);
  }

  /** Lines are read from above to below, and each from the left to the right; a fixed part has an order of its own. */
  function foraDeOrdem(antes: HTMLElement | undefined, este: HTMLElement): readonly string[] {
    if (antes === undefined) return [];
    const [a, b] = [lugares.get(antes), lugares.get(este)];
    const comparaveis = a !== undefined && b !== undefined && a.preso === b.preso;
    const atras = (antes.compareDocumentPosition(este) & Node.DOCUMENT_POSITION_FOLLOWING) === 0;
    if (!atras && (!comparaveis || depois(a.caixa, b.caixa))) return [];
    return [`not in the order that is read: ${nome(antes)}, then ${nome(este)}`];
  }

  /** The second neither stands above the first nor on its left. */
  function depois(a: DOMRect, b: DOMRect): boolean {
    const coluna = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const linha = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const acima = b.bottom <= a.top + 1 && coluna > Math.min(a.width, b.width) / 2;
    const aEsquerda = b.right <= a.left + 1 && linha > Math.min(a.height, b.height) / 2;
    return !acima && !aEsquerda;
  }

  /** A ring of its own around something that is seen; at the end of a row that scrolls a side of it may be cut. */
  function temAnel(foco: HTMLElement): boolean {
    const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(foco);
    const caixa = foco.getBoundingClientRect();
    const largura = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    if (largura < ANEL_PX || Number(opacity) === 0 || caixa.width <= 1 || caixa.height <= 1) return false;
    const fora = Number.parseFloat(outlineOffset) + largura - 1;
    const acima = acimaDe(foco);
    // A part that is drawn over the page is cut by none of the page's boxes.
    const solto = acima.findIndex((e) => e === document.body || e.matches('dialog, [popover]') || fixo(e));
    const emVolta = acima.slice(0, solto + 1).filter((e) => e !== document.body);
    return LADOS.filter((lado) => emVolta.every((e) => !corta(e, { caixa, fora, lado }))).length >= MEIO_ANEL;
  }

  /** This element cuts what stands so far outside of a box, on that side. */
  function corta(
    em: Element,
    { caixa, fora, lado }: { readonly caixa: DOMRect; readonly fora: number; readonly lado: Lado },
  ): boolean {
    const { overflowX, overflowY } = getComputedStyle(em);
    const overflow = lado === 'left' || lado === 'right' ? overflowX : overflowY;
    const sentido = lado === 'left' || lado === 'top' ? -1 : 1;
    return overflow !== 'visible' && (caixa[lado] + sentido * fora - em.getBoundingClientRect()[lado]) * sentido > 0;
  }

  /** Controls without their own ring that look the same with and without the focus (a field marks it on its frame). */
  async function semNenhumFoco(): Promise<readonly HTMLElement[]> {
    const iguais: HTMLElement[] = [];
    for (const elemento of semAnel) {
      elemento.focus({ preventScroll: true });
      const com = await desenhoEmVolta(elemento);
      elemento.blur();
      if (com === (await desenhoEmVolta(elemento))) iguais.push(elemento);
    }
    return iguais;
  }

  async function desenhoEmVolta(elemento: HTMLElement): Promise<string> {
    const em = elemento.parentElement?.parentElement ?? elemento;
    await umInstante();
    for (const animacao of em.getAnimations({ subtree: true }))
      if (animacao.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animacao.finish();
    // The element's own ring is not whole, or this would not be asked.
    return [em, ...em.querySelectorAll('*')]
      .map((e) => ({ anel: e !== elemento, estilo: getComputedStyle(e) }))
      .map(
        ({ anel, estilo: e }) =>
          `${anel && [e.outlineStyle, e.outlineWidth]} ${e.boxShadow} ${e.borderColor} ${e.backgroundColor}`,
      )
      .join('; ');
  }

  /** Waits until every listener of the focus has run. A page in the background gets its timers late, messages at once. */
  async function umInstante(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(undefined);
    await new Promise((pronto) => Object.assign(port1, { onmessage: pronto }));
  }

  /** True if its middle and corners are in sight, in the height of the window and the visible part of a row. */
  function aVista(elemento: Element): boolean {
    const caixa = elemento.getBoundingClientRect();
    const [left, right] = [Math.max(caixa.left, 0), Math.min(caixa.right, window.innerWidth)];
    if (right - left < Math.min(caixa.width, ALVO_PX)) return false;
    const alto = Math.min(caixa.height, window.innerHeight / 3);
    return [
      [0.5, 0.5],
      [0.02, 0.1],
      [0.98, 0.1],
      [0.02, 0.9],
      [0.98, 0.9],
    ].every(([x = 0, y = 0]) => {
      const acertado = document.elementFromPoint(left + (right - left) * x, caixa.top + alto * y);
      return acertado !== null && !porCima(acertado, elemento);
    });
  }

  /** True if the covering element keeps its place on the screen; a toast that leaves by itself does not count. */
  function porCima(acertado: Element, foco: Element): boolean {
    const camadas = [acertado, ...acimaDe(acertado)].filter((e) => !e.contains(foco));
    const primeira = camadas.find((e) => e.matches('[popover]') || fixo(e));
    return primeira !== undefined && !primeira.matches('[popover]');
  }

  /** Says why an element outside every control and label listens to the mouse or looks as if it did. */
  function soComOMouse(elemento: HTMLElement): readonly string[] {
    const ouve = ouvidos(elemento).filter((evento) => DO_MOUSE.test(evento));
    if (ouve.length === 0 && !parece(elemento)) return [];
    const controle = elemento.closest(COM_FOCO);
    const pelasTeclas = controle !== null && (controle !== elemento || ouve.length === 0 || ouve.includes('onClick'));
    // A veil closes what Escape and its buttons close.
    if (pelasTeclas || elemento.matches('dialog') || elemento.closest('label')?.control instanceof Element) return [];
    if (!elemento.checkVisibility({ visibilityProperty: true })) return [];
    return [`only a mouse can use ${nome(elemento)} (${ouve.join(', ') || 'its cursor'})`];
  }

  /** The hand of the mouse begins here. */
  function parece(elemento: HTMLElement): boolean {
    const [este, pai] = [elemento, elemento.parentElement].map((e) => (e === null ? '' : getComputedStyle(e).cursor));
    return este === 'pointer' && pai !== este;
  }

  /** The events that React was asked to tell this element. */
  function ouvidos(elemento: Element): readonly string[] {
    const chave = Object.keys(elemento).find((nomeDaChave) => nomeDaChave.startsWith('__reactProps$'));
    const props: unknown = chave === undefined ? {} : Reflect.get(elemento, chave);
    return Object.entries(props ?? {}).flatMap(([prop, valor]) => (typeof valor === 'function' ? [prop] : []));
  }

  function nome(elemento: Element): string {
    return elemento.outerHTML.slice(0, 160);
  }
}
