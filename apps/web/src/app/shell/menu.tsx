import type { ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef } from 'react';
import c from './menu.module.css';

interface MenuProps {
  /** The button's own content. */
  readonly gatilho: ReactNode;
  /** Name of the button, when its content is not words. */
  readonly rotulo: string;
  readonly classeGatilho?: string | undefined;
  readonly atual?: boolean;
  /** Links and buttons, each with the class of `ItemMenu`. */
  readonly children: ReactNode;
}

/** A button that opens a short list. The browser's popover closes it by Escape, by a click outside, and gives the focus back. */
export function Menu({ gatilho, rotulo, classeGatilho, atual = false, children }: MenuProps) {
  const id = useId();
  const botao = useRef<HTMLButtonElement>(null);
  const painel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elemento = painel.current;
    if (elemento === null) return;
    const ouvir = new AbortController();
    const { signal } = ouvir;
    elemento.addEventListener('beforetoggle', () => encostar(botao, elemento), { signal });
    elemento.addEventListener('toggle', ({ newState }) => newState === 'open' && entrar(elemento), { signal });
    elemento.addEventListener('click', ({ target }) => escolheu(target) && elemento.hidePopover(), { signal });
    elemento.addEventListener('keydown', (tecla) => andar(tecla.key, elemento) && tecla.preventDefault(), { signal });
    // The arrows also open the list, and they work before the browser has told that it is open.
    botao.current?.addEventListener('keydown', (tecla) => abrirAndando(tecla.key, elemento) && tecla.preventDefault(), {
      signal,
    });
    return () => ouvir.abort();
  }, []);
  return (
    <>
      <button
        ref={botao}
        type="button"
        className={classeGatilho}
        popoverTarget={id}
        aria-label={rotulo}
        aria-current={atual ? 'page' : undefined}
      >
        {gatilho}
      </button>
      <div ref={painel} id={id} popover="auto" className={c['painel']}>
        <ul>{children}</ul>
      </div>
    </>
  );
}

interface ItemMenuProps {
  readonly icone: ReactNode;
  readonly children: ReactNode;
  readonly href?: string;
  readonly onClick?: () => void;
}

/** One line of a menu. */
export function ItemMenu({ icone, children, href, onClick }: ItemMenuProps) {
  const dentro = (
    <>
      {icone}
      {children}
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" className={c['item']} onClick={onClick}>
          {dentro}
        </button>
      ) : (
        <a className={c['item']} href={href}>
          {dentro}
        </a>
      )}
    </li>
  );
}

/**
 * Places the list. On a desk it stands against its button, on the side where there is room; on a phone the style sheet
 * places it over the bar.
 */
function encostar(botao: RefObject<HTMLButtonElement | null>, painel: HTMLElement): void {
  const caixa = botao.current?.getBoundingClientRect();
  if (caixa === undefined) return;
  const { clientWidth: largura, clientHeight: altura } = document.documentElement;
  const emBaixo = caixa.top > altura / 2;
  const aEsquerda = caixa.left < largura / 2;
  const medidas = {
    '--topo': emBaixo ? 'auto' : `${caixa.bottom + 8}px`,
    '--base': emBaixo ? `${altura - caixa.top + 8}px` : 'auto',
    '--direita': aEsquerda ? 'auto' : `${largura - caixa.right}px`,
    '--esquerda': aEsquerda ? `${caixa.left}px` : 'auto',
  };
  for (const [nome, valor] of Object.entries(medidas)) painel.style.setProperty(nome, valor);
}

/** A line was chosen: the list has done its work. */
function escolheu(alvo: EventTarget | null): boolean {
  return alvo instanceof Element && alvo.closest('a, button') !== null;
}

function passoDa(tecla: string): number | undefined {
  return { ArrowDown: 1, ArrowUp: -1 }[tecla];
}

/** The first line has the focus, unless an arrow was quicker. */
function entrar(painel: HTMLElement): void {
  if (!painel.contains(document.activeElement)) andar('ArrowDown', painel);
}

function abrirAndando(tecla: string, painel: HTMLElement): boolean {
  if (passoDa(tecla) === undefined) return false;
  if (!painel.matches(':popover-open')) painel.showPopover();
  return andar(tecla, painel);
}

/** Arrows walk through the lines, besides Tab; from outside, down is the first one and up the last. */
function andar(tecla: string, painel: HTMLElement): boolean {
  const passo = passoDa(tecla);
  if (passo === undefined) return false;
  const itens = [...painel.querySelectorAll<HTMLElement>('a, button')];
  const agora = itens.indexOf(document.activeElement as HTMLElement);
  const proximo = agora < 0 && passo < 0 ? -1 : (agora + passo) % itens.length;
  itens.at(proximo)?.focus();
  return true;
}
