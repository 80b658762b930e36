import { formatarDia, formatarMomento } from '@rateia/domain/datas-formatadas';
import { IconCalendar, IconCalendarRepeat, IconGift, IconIdBadge2, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linhaDaCobranca } from '../../../lib/cobrancas.ts';
import { paths } from '../../../lib/paths.ts';
import { proximaRealizacao } from '../../../lib/proxima-realizacao.ts';
import { useUsuario } from '../../../lib/usuario.ts';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Etiqueta } from '../../../ui/base/etiqueta.tsx';
import { LinhaLista } from '../../../ui/base/lista.tsx';
import { ProximasCobrancas } from '../../../ui/carteira/proximas-cobrancas.tsx';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { FalhaDaConsulta } from '../../../ui/estado/falha-da-consulta.tsx';
import type { Promocional, Recebimentos } from '../queries.ts';
import { carteiraQueries } from '../queries.ts';
import c from './lado-da-carteira.module.css';

const PROXIMAS = 3;

interface LadoDaCarteiraProps {
  readonly recebimentos: Recebimentos | undefined;
  /** False beside the invoices, which tell it themselves. */
  readonly comCobrancas: boolean;
}

/**
 * Beside the statement: the next receivable, the next charges, the key that a withdrawal goes to, and the way to raise
 * the limits.
 */
export function LadoDaCarteira({ recebimentos, comCobrancas }: LadoDaCarteiraProps) {
  const consulta = useQuery(carteiraQueries.chaves());
  const chaves = consulta.data?.chaves ?? [];
  const credito = useQuery(carteiraQueries.credito()).data;
  const proximas = credito?.proximasCobrancas ?? [];
  const promocionais = credito?.promocionais ?? [];
  const semIdentidade = useUsuario()?.identidadeVerificada === false;
  return (
    <>
      {recebimentos !== undefined && recebimentos.grupos.length > 0 && <AReceber recebimentos={recebimentos} />}
      {promocionais.length > 0 && <CreditoPromocional creditos={promocionais} />}
      {comCobrancas && proximas.length > 0 && (
        <Cartao titulo="Próximas cobranças">
          <ProximasCobrancas cobrancas={proximas.slice(0, PROXIMAS).map(linhaDaCobranca)} />
          {credito?.pixProgramado === true && (
            <LinhaLista
              icone={<IconCalendarRepeat size={22} stroke={1.75} />}
              titulo="Pix programado"
              detalhe="O seu banco paga no dia, sem custo"
              href={paths.pixProgramado()}
            />
          )}
        </Cartao>
      )}
      <FalhaDaConsulta consulta={consulta} erro="Não conseguimos carregar para onde vai a retirada" />
      {chaves.length > 0 && (
        <Cartao titulo="Para onde vai a retirada">
          {chaves.map((chave) => (
            <div key={chave.id} className={c['chave']}>
              <LinhaLista
                icone={<IconKey size={22} stroke={1.75} />}
                tomIcone="entrada"
                titulo="Chave Pix CPF"
                detalhe={
                  chave.emDescanso
                    ? `${chave.chave} · só recebe a partir de ${formatarMomento(chave.podeReceberEm)}`
                    : chave.chave
                }
              />
            </div>
          ))}
        </Cartao>
      )}
      {semIdentidade && (
        <Cartao titulo="Seus limites" rente>
          <LinhaLista
            icone={<IconIdBadge2 size={22} stroke={1.75} />}
            titulo="Confirmar a identidade"
            detalhe="Documento e selfie, para guardar e retirar mais"
            href={paths.validacaoConta()}
          />
        </Cartao>
      )}
    </>
  );
}

/** Credit to spend, with the last day of each; the one that ends first is spent first (REGRAS 2.29). */
function CreditoPromocional({ creditos }: { readonly creditos: readonly Promocional[] }) {
  return (
    <Cartao titulo="Crédito promocional">
      {creditos.map(({ id, descricao, valor, validoAte }) => (
        <LinhaLista
          key={id}
          icone={<IconGift size={22} stroke={1.75} />}
          titulo={descricao}
          detalhe={`Use até ${formatarDia(validoAte)}`}
          fim={<Valor valor={valor} />}
        />
      ))}
      <p className={c['apoio']}>
        Entra sozinho na sua próxima compra em um grupo, antes do saldo. Não pode ser retirado.
      </p>
    </Cartao>
  );
}

function AReceber({ recebimentos }: { readonly recebimentos: Recebimentos }) {
  const proxima = proximaRealizacao(recebimentos.grupos.flatMap(({ previsoes }) => previsoes));
  if (proxima === undefined) return null;
  const nomes = recebimentos.grupos
    .filter(({ previsoes }) => proximaRealizacao(previsoes)?.dia === proxima.dia)
    .map(({ nome }) => nome);
  return (
    <Cartao
      titulo="A receber"
      ladoTitulo={
        <Etiqueta tom="info" icone={<IconCalendar size={15} stroke={2} aria-hidden="true" />}>
          {formatarDia(proxima.dia)}
        </Etiqueta>
      }
    >
      <Valor valor={proxima.valor} tamanho="lg" />
      <p className={c['apoio']}>
        {nomes.slice(0, 2).join(', ')}
        {nomes.length > 2 && ` e mais ${nomes.length - 2}`}. Entra no seu saldo nesse dia, sem você pedir.{' '}
        <a className={c['ver']} href={paths.carteiraCreditos({ filtro: 'recebimentos' })}>
          Ver recebimentos
        </a>
      </p>
    </Cartao>
  );
}
