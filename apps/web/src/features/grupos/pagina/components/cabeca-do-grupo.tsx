import type { ReactNode } from 'react';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import { Tile } from '../../../../ui/grupo/tile.tsx';
import { Lugares } from '../../../../ui/partes/lugares.tsx';
import type { GrupoDetalhe } from '../partes-do-grupo.ts';
import { lugaresDoGrupo } from '../partes-do-grupo.ts';
import c from './cabeca-do-grupo.module.css';

/** The group, its state, and its seats with their people. */
export function CabecaDoGrupo({ grupo, children }: { readonly grupo: GrupoDetalhe; readonly children?: ReactNode }) {
  const livres = grupo.vagasDisponiveis;
  const servico = grupo.plano === '' ? grupo.servico : `${grupo.servico} · ${grupo.plano}`;
  return (
    <Cartao className={c['cabeca']}>
      <div className={c['topo']}>
        <Tile cor={grupo.cor} icone={grupo.icone} tamanho={56} />
        <div className={c['nomes']}>
          <b>{servico}</b>
          <span>{`${grupo.lugares} lugares, ${livres === 0 ? 'nenhuma vaga livre' : livres === 1 ? '1 vaga livre' : `${livres} vagas livres`}`}</span>
        </div>
      </div>
      <div className={c['etiquetas']}>
        <StatusBadge maquina="grupo" status={grupo.statusId} />
        <Etiqueta>{grupo.formaAcessoDescricao}</Etiqueta>
      </div>
      <Lugares lugares={lugaresDoGrupo(grupo.lugaresDetalhe)} />
      {children}
    </Cartao>
  );
}
