import { diaDe } from '@rateia/domain/datas';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../../ui/base/etiqueta.tsx';
import { StatusBadge } from '../../../../ui/grupo/status-badge.tsx';
import type { DadosDaPessoa } from '../../pessoa.ts';
import { rotuloDaAssinatura } from '../../pessoa.ts';
import c from './pessoa.module.css';

/** Groups that the person runs or is in. */
export function Participacoes({ itens }: { itens: DadosDaPessoa['participacoes'] }) {
  if (itens.length === 0) return <Cartao titulo="Grupos">Nenhum grupo até agora.</Cartao>;
  return (
    <Cartao titulo="Grupos">
      <ul className={c['linhas']}>
        {itens.map(({ idGrupo, grupo, papel, situacao, desde }) => (
          <li key={`${papel}-${idGrupo}-${desde}`}>
            <div>
              <b>{grupo}</b>
              <span>{`${papel === 'administrador' ? 'Administra' : 'Membro'} desde ${noTexto(diaPerto(diaDe(desde)))}`}</span>
            </div>
            {papel === 'administrador' ? (
              <StatusBadge maquina="grupo" status={Number(situacao)} />
            ) : (
              <Etiqueta>{rotuloDaAssinatura(situacao)}</Etiqueta>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
