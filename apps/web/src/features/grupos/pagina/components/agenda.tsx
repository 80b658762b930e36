import { useQuery } from '@tanstack/react-query';
import { linhaDaCobranca } from '../../../../lib/cobrancas.ts';
import { diaPerto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { proximaRealizacao } from '../../../../lib/proxima-realizacao.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ProximasCobrancas } from '../../../../ui/carteira/proximas-cobrancas.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { FalhaDaConsulta } from '../../../../ui/estado/falha-da-consulta.tsx';
import { gruposQueries } from '../../queries.ts';
import { grupoMembroQueries } from '../../queries-membro.ts';
import c from './agenda.module.css';
import { PrecisaDeVoce } from './precisa-de-voce.tsx';

const ESPERAM = 3;
const COBRANCAS = 3;

/**
 * The agenda of a person who has begun: his open tasks, the next charges, the money that he will receive.
 * `comCobrancas` is true where no other part of the screen shows the charges.
 */
export function Agenda({ comCobrancas }: { readonly comCobrancas: boolean }) {
  const meus = useQuery(grupoMembroQueries.meus());
  const grupos = meus.data?.itens ?? [];
  return (
    <>
      <FalhaDaConsulta consulta={meus} erro="Não conseguimos carregar o que espera por você" />
      <PrecisaDeVoce titulo="Espera por você" itens={grupos} quantas={ESPERAM} />
      <div className={c['cartoes']}>
        {comCobrancas && grupos.some(({ papel }) => papel === 'membro') && <Cobrancas />}
        {grupos.some(({ papel }) => papel === 'administrador') && <AReceber />}
      </div>
    </>
  );
}

function Cobrancas() {
  const cobrancas = useQuery(gruposQueries.credito()).data?.proximasCobrancas ?? [];
  if (cobrancas.length === 0) return null;
  return (
    <Cartao
      titulo="Próximas cobranças"
      ladoTitulo={
        <Ligacao pequena href={paths.carteiraCreditos()}>
          Carteira
        </Ligacao>
      }
    >
      <ProximasCobrancas cobrancas={cobrancas.slice(0, COBRANCAS).map(linhaDaCobranca)} />
    </Cartao>
  );
}

function AReceber() {
  const grupos = useQuery(gruposQueries.recebimentos()).data?.grupos ?? [];
  const proxima = proximaRealizacao(grupos.flatMap(({ previsoes }) => previsoes));
  if (proxima === undefined) return null;
  const membros = grupos
    .flatMap(({ previsoes }) => previsoes)
    .filter(({ liberaEm }) => liberaEm === proxima.dia)
    .map(({ membro }) => membro);
  const nomes = [...new Set(membros)];
  const outros = nomes.length > 2 ? ` e mais ${nomes.length - 2}` : '';
  return (
    <Cartao
      titulo="Você vai receber"
      ladoTitulo={
        <Ligacao pequena href={paths.carteiraCreditos({ filtro: 'recebimentos' })}>
          Ver tudo
        </Ligacao>
      }
    >
      <Valor valor={proxima.valor} tamanho="lg" />
      <p className={c['quando']}>{`${diaPerto(proxima.dia)}, de ${nomes.slice(0, 2).join(', ')}${outros}`}</p>
    </Cartao>
  );
}
