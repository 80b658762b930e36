import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { diaPerto, noTexto } from '../../../lib/momento.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { StatusBadge } from '../../../ui/grupo/status-badge.tsx';
import { SITUACAO_DA_ASSINATURA } from '../../../ui/situacao/assinatura.ts';
import { Situacao } from '../../../ui/situacao/situacao.tsx';
import c from './pessoa.module.css';
import type { DadosDaPessoa } from './pessoa.ts';

/** Ends a group, or takes its set end back: a dialog of the desk of groups. */
export type DialogoDoFim = ComponentType<{ readonly id: number; readonly nome: string; readonly aoFechar: () => void }>;

interface ParticipacoesProps {
  readonly itens: DadosDaPessoa['participacoes'];
  readonly FimDoGrupo: DialogoDoFim;
}

/** Groups that the person runs or is in; an operator who may end a group does it here. */
export function Participacoes({ itens, FimDoGrupo }: ParticipacoesProps) {
  const [aEncerrar, setAEncerrar] = useState<{ readonly id: number; readonly nome: string }>();
  if (itens.length === 0) return <Cartao titulo="Grupos">Nenhum grupo até agora.</Cartao>;
  return (
    <Cartao titulo="Grupos">
      <ul className={c['linhas']}>
        {itens.map(({ idGrupo, grupo, papel, situacao, desde, podeEncerrar }) => (
          <li key={`${papel}-${idGrupo}-${desde}`}>
            <div>
              <b>{grupo}</b>
              <span>{`${papel === 'administrador' ? 'Administra' : 'Membro'} desde ${noTexto(diaPerto(diaDe(desde)))}`}</span>
            </div>
            {papel === 'administrador' ? (
              <StatusBadge maquina="grupo" status={Number(situacao)} />
            ) : (
              <Situacao de={SITUACAO_DA_ASSINATURA} valor={situacao} />
            )}
            {podeEncerrar && (
              <Botao variante="linha" tamanho="sm" onClick={() => setAEncerrar({ id: idGrupo, nome: grupo })}>
                {Number(situacao) === ID_STATUS_GRUPO.cancelamentoAgendado ? 'Ver encerramento' : 'Encerrar grupo'}
              </Botao>
            )}
          </li>
        ))}
      </ul>
      {aEncerrar !== undefined && <FimDoGrupo {...aEncerrar} aoFechar={() => setAEncerrar(undefined)} />}
    </Cartao>
  );
}
