import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { MARCA } from '@rateia/domain/marca';
import { IconCheck, IconFileTypePdf, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParametro, useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Comprovante } from '../../../../ui/carteira/comprovante.tsx';
import { recados } from '../../../../ui/dialogo/recados.ts';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { Anel } from '../../../../ui/partes/anel.tsx';
import { anelDaCompra } from '../../../../ui/partes/anel-da-compra.ts';
import { useBaixarArquivo } from '../../mutations.ts';
import { carteiraQueries } from '../../queries.ts';
import type { Recibo } from '../recibo.ts';
import { proximaEmPalavras, quandoPagou, textoDoRecibo, tituloDoRecibo } from '../recibo.ts';
import c from './recibo.module.css';

/** /carteira/recibo/{tipo}/{id}: the receipt of a payment, to be kept, printed or shared. */
export function TelaRecibo() {
  const tipo = useParametro('tipo') === 'credito' ? 'credito' : 'fatura';
  const id = useParametroId();
  const recibo = useQuery(carteiraQueries.recibo(tipo, id));
  const numero = `${tipo === 'credito' ? 'S' : 'F'}-${id}`;
  return (
    <Pagina titulo="Comprovante" voltar={paths.carteiraCreditos()} largura="estreita">
      <Consulta
        consulta={recibo}
        esqueleto={<Osso altura={420} raio={20} />}
        erro="Não conseguimos carregar este comprovante"
      >
        {(lido) => <Conteudo recibo={lido} numero={numero} pedido={{ de: tipo, id }} />}
      </Consulta>
    </Pagina>
  );
}

interface ConteudoProps {
  readonly recibo: Recibo;
  /** The number that people see. */
  readonly numero: string;
  readonly pedido: { readonly de: 'fatura' | 'credito'; readonly id: number };
}

function Conteudo({ recibo, numero, pedido }: ConteudoProps) {
  const proxima = proximaEmPalavras(recibo);
  const baixar = useBaixarArquivo((mensagem) => recados.mostrar(mensagem, { tom: 'neutro' }));
  return (
    <div className={c['tela']}>
      <Comprovante
        titulo={tituloDoRecibo(recibo)}
        valor={recibo.valor}
        quando={quandoPagou(recibo)}
        icone={
          <Anel partes={anelDaCompra(recibo.linhas)} tamanho={92}>
            <IconCheck size={32} stroke={2} />
          </Anel>
        }
        linhas={[
          { rotulo: 'O quê', valor: recibo.oQue },
          ...recibo.linhas.map(({ chave, rotulo, valor }) => ({ chave, rotulo, valor: <Valor valor={valor} /> })),
          { rotulo: 'Você pagou', valor: <Valor valor={recibo.valor} tamanho="md" />, total: true },
          { rotulo: 'De', valor: recibo.de },
          { rotulo: 'Para', valor: `${MARCA} Pagamentos` },
          ...(recibo.identificacao === null
            ? []
            : [{ rotulo: 'Identificação', valor: <span className={c['codigo']}>{recibo.identificacao}</span> }]),
          { rotulo: 'Comprovante', valor: numero },
        ]}
      />
      <div className={c['acoes']}>
        <Botao
          variante="suave"
          bloco
          icone={<IconShare size={20} stroke={1.75} />}
          onClick={() => void compartilhar(textoDoRecibo(recibo, numero))}
        >
          Compartilhar
        </Botao>
        <Botao
          variante="linha"
          bloco
          icone={<IconFileTypePdf size={20} stroke={1.75} />}
          fazendo={baixar.isPending && 'Preparando'}
          onClick={() => baixar.mutate({ body: { tipo: 'recibo', ...pedido } })}
        >
          Baixar em PDF
        </Botao>
      </div>
      {proxima !== null && (
        <Cartao titulo="Próxima cobrança">
          <p>{proxima}</p>
        </Cartao>
      )}
      {recibo.caucao > 0 && (
        <Nota tom="manga">
          {`Destes ${formatarReais(centavos(recibo.valor))}, ${formatarReais(centavos(recibo.caucao))} são caução e continuam seus.`}
        </Nota>
      )}
      {recibo.idGrupo !== null && (
        <div className={c['acoes']} data-uma>
          <Botao variante="texto" bloco href={paths.grupoMembro(recibo.idGrupo)}>
            Ver o grupo
          </Botao>
        </div>
      )}
    </div>
  );
}

/** By the ways of the device; where it has none, the text is copied. */
async function compartilhar(text: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Closed again without a choice: nothing failed.
    await navigator.share({ text }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(text);
    recados.mostrar('Comprovante copiado');
  } catch {
    recados.mostrar('Use Baixar em PDF', { tom: 'neutro' });
  }
}
