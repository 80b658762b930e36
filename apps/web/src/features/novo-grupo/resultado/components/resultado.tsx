import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { irPara } from '../../../../lib/navegador.ts';
import { paths } from '../../../../lib/paths.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useRascunho } from '../../fluxo.ts';
import type { Criado, RascunhoGrupo } from '../../rascunho.ts';
import c from './resultado.module.css';

interface ResultadoProps {
  readonly titulo: (criado: Criado) => string;
  readonly texto: (criado: Criado) => ReactNode;
  readonly icone: (criado: Criado) => ReactNode;
  readonly children: (criado: Criado, rascunho: RascunhoGrupo) => ReactNode;
}

/** The end of the flow. Without a group that was just created there is nothing to tell: it leads to the person's groups. */
export function Resultado({ titulo, texto, icone, children }: ResultadoProps) {
  const rascunho = useRascunho();
  const { criado } = rascunho;
  useEffect(() => {
    if (criado === null) void irPara(paths.meusGrupos(), { substitui: true });
  }, [criado]);
  if (criado === null) return null;
  return (
    <Pagina titulo={titulo(criado)} largura="estreita" semTitulo>
      <div className={c['cabeca']}>
        <span aria-hidden="true">{icone(criado)}</span>
        <h1 tabIndex={-1}>{titulo(criado)}</h1>
        <p>{texto(criado)}</p>
      </div>
      <div className={c['corpo']}>{children(criado, rascunho)}</div>
    </Pagina>
  );
}
