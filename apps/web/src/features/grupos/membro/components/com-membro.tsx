import type { ReactNode } from 'react';
import { useBusca, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';

interface ComMembroProps {
  readonly titulo: string;
  readonly children: (ids: { readonly id: number; readonly membro: number }) => ReactNode;
}

/** A page about one member, who is named in the address (`?membro=`); without one it leads to the members. */
export function ComMembro({ titulo, children }: ComMembroProps) {
  const id = useParametroId();
  const membro = Number(useBusca()['membro']);
  if (Number.isSafeInteger(membro) && membro > 0) return children({ id, membro });
  return (
    <Pagina titulo={titulo} voltar={paths.grupoAdmin(id)} largura="estreita">
      <Vazio
        titulo="De quem?"
        detalhe="Escolha um membro na página do grupo."
        acao={<Botao href={paths.grupoAdmin(id)}>Ver os membros</Botao>}
      />
    </Pagina>
  );
}
