import { useQuery } from '@tanstack/react-query';
import { useBusca } from '../../../lib/navegacao.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import type { Aba } from '../../../ui/base/abas.tsx';
import { Abas } from '../../../ui/base/abas.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { Espaco } from '../../../ui/campanha/espaco.tsx';
import { CarteiraHero } from '../../../ui/carteira/carteira-hero.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { Osso } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { LadoDaCarteira } from '../components/lado-da-carteira.tsx';
import { AbaExtrato } from '../extrato/components/aba-extrato.tsx';
import { AbaFaturas } from '../faturas/components/aba-faturas.tsx';
import { carteiraQueries } from '../queries.ts';
import { AbaRecebimentos } from '../recebimentos/components/aba-recebimentos.tsx';
import { partesDaCarteira } from '../saldo.ts';
import c from './carteira.module.css';

type Filtro = 'extrato' | 'fatura' | 'recebimentos';

/** /carteira/creditos (spec 2, §2): the person's money, and its movements; `filtro=fatura` shows the invoices. */
export function TelaCarteira() {
  const busca = useBusca();
  const credito = useQuery(carteiraQueries.credito());
  const abertas = useQuery(carteiraQueries.faturasAbertas());
  const consulta = useQuery(carteiraQueries.recebimentos());
  const recebimentos = consulta.data;
  // Without an answer the page does not know if there is something to receive: then its tab says so.
  const administra = recebimentos === undefined ? consulta.isError : recebimentos.grupos.length > 0;
  const abas: Aba<Filtro>[] = [
    { valor: 'extrato', rotulo: 'Extrato' },
    { valor: 'fatura', rotulo: 'Faturas', conta: abertas.data?.total ?? 0 },
    ...(administra ? [{ valor: 'recebimentos', rotulo: 'Recebimentos' } as const] : []),
  ];
  const filtro = abas.find(({ valor }) => valor === busca['filtro'])?.valor ?? 'extrato';
  return (
    <Pagina titulo="Carteira">
      <Consulta
        consulta={credito}
        esqueleto={
          <div className={c['hero']}>
            <Osso altura="100%" raio={24} />
          </div>
        }
        erro="Não conseguimos carregar seu saldo"
      >
        {({ saldos }) => (
          <>
            <CarteiraHero
              disponivel={saldos.disponivel}
              total={saldos.total}
              partes={partesDaCarteira(saldos)}
              hrefAdicionar={paths.carteiraAdicionarValor()}
              hrefRetirar={paths.carteiraRetiradaValor()}
            />
            {saldos.pendente > 0 && (
              <div className={c['pendente']}>
                <Nota>
                  <Valor valor={saldos.pendente} /> ainda esperam o seu pagamento. Se o prazo passar, nada é cobrado.
                </Nota>
              </div>
            )}
          </>
        )}
      </Consulta>
      <div className={c['colunas']}>
        <div className={c['coluna']}>
          <Abas
            rotulo="Partes da carteira"
            abas={abas}
            valor={filtro}
            aoEscolher={(valor) =>
              void irPara(paths.carteiraCreditos({ filtro: valor === 'extrato' ? undefined : valor }), {
                substitui: true,
              })
            }
          >
            {filtro === 'extrato' && <AbaExtrato />}
            {filtro === 'fatura' && <AbaFaturas />}
            {filtro === 'recebimentos' && (
              <Consulta consulta={consulta} erro="Não conseguimos carregar o que você tem a receber">
                {(dados) => <AbaRecebimentos recebimentos={dados} />}
              </Consulta>
            )}
          </Abas>
        </div>
        <aside className={c['lado']}>
          <LadoDaCarteira
            recebimentos={filtro === 'recebimentos' ? undefined : recebimentos}
            comCobrancas={filtro !== 'fatura'}
          />
          <Espaco tag="carteira" />
        </aside>
      </div>
    </Pagina>
  );
}
