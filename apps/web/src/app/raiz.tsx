import { MARCA, tituloDaPagina } from '@rateia/domain/marca';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { DialogosHost } from '../ui/dialogo/dialogos-host.tsx';
import { ConfirmacaoHost } from './confirmacao/confirmacao-host.tsx';
import { DepoisDaPintura } from './depois/carregar-depois.tsx';
import { useFocoAVista } from './navegacao/use-foco-a-vista.ts';
import { useFocoNoTitulo } from './navegacao/use-foco-no-titulo.ts';
import { useLigacoes } from './navegacao/use-ligacoes.ts';
import c from './raiz.module.css';
import { usePrecarregarQuadro } from './shell/carregar.ts';

/** The parts around every page: skip link and dialogs; after the first paint the rest, toasts and progress among it. */
export function Raiz() {
  const titulo = useMatches({ select: (partes) => partes.at(-1)?.staticData.rota?.titulo });
  // Before what a page itself says of its title: one that is not there has none in the table.
  useLayoutEffect(() => {
    document.title = titulo === undefined ? MARCA : tituloDaPagina(titulo);
  }, [titulo]);
  useLigacoes();
  useFocoNoTitulo();
  useFocoAVista();
  usePrecarregarQuadro();
  return (
    <>
      <a className={c['pular']} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Outlet />
      <DialogosHost />
      <ConfirmacaoHost />
      <DepoisDaPintura />
    </>
  );
}
