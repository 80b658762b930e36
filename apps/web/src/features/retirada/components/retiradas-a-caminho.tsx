import { useQuery } from '@tanstack/react-query';
import { momentoPerto, noTexto } from '../../../lib/momento.ts';
import { paths } from '../../../lib/paths.ts';
import { Ligacao } from '../../../ui/base/ligacao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { encerrada } from '../linha-do-tempo.ts';
import { retiradaQueries } from '../queries.ts';

/**
 * The withdrawals that have not arrived: the state of each, and the link to it, where it may still be cancelled (REGRAS
 * 2.6).
 */
export function RetiradasACaminho() {
  const { data } = useQuery(retiradaQueries.ultimas());
  return data?.itens
    .filter((retirada) => !encerrada(retirada))
    .map(({ id, valor, criadaEm, previsao }) => (
      <Nota key={id} titulo="Retirada a caminho">
        <Valor valor={valor} />
        {`, pedida ${noTexto(momentoPerto(criadaEm))}. ${previsao}. `}
        <Ligacao pequena href={paths.carteiraRetiradaSucesso({ idRetirada: id })}>
          Acompanhar
        </Ligacao>
      </Nota>
    ));
}
