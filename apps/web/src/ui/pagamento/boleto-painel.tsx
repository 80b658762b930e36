import { IconCheck, IconCopy, IconPrinter, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Botao } from '../base/botao.tsx';
import { Nota } from '../base/nota.tsx';
import { recados } from '../dialogo/recados.ts';
import { Valor } from '../dinheiro/valor.tsx';
import c from './boleto-painel.module.css';
import { desenharBarras } from './desenhar-barras.ts';

export type EstadoBoleto = 'preparando' | 'aguardando' | 'pago' | 'vencido';

interface BoletoPainelProps {
  /** Integer centavos. */
  readonly valor: number;
  readonly estado: EstadoBoleto;
  /** The line in its groups, and the 44 digits of the bars; undefined until the bill is registered. */
  readonly boleto: { readonly linha: string; readonly codigoDeBarras: string } | undefined;
  /** "26/11/2026". */
  readonly venceEm: string;
  readonly aoGerarNovo: () => void;
  readonly gerando?: boolean;
  /** Seats wait for this money. */
  readonly guardaVaga: boolean;
}

/** A boleto to pay: the line to copy, the bars to read, and a sheet to print. It turns by itself when the money arrives. */
export function BoletoPainel({ valor, estado, boleto, venceEm, guardaVaga, ...novo }: BoletoPainelProps) {
  return (
    <section className={c['painel']} aria-label="Pagamento com boleto">
      <div className={c['cabeca']}>
        <div>
          <p className={c['apoio']}>Valor do boleto</p>
          <Valor valor={valor} tamanho="xl" />
        </div>
        <p className={c['vence']}>
          <span className={c['apoio']}>{estado === 'vencido' ? 'Venceu em' : 'Vence em'}</span>
          <b>{venceEm}</b>
        </p>
      </div>
      <div role="status" className={c['regiao']}>
        {estado === 'pago' && (
          <p className={c['situacao']}>
            <IconCheck size={22} stroke={2} aria-hidden="true" /> <b>Boleto pago.</b> Seu pagamento foi confirmado.
          </p>
        )}
        {estado === 'preparando' && (
          <p className={c['situacao']}>
            <b>Registrando o boleto.</b> Leva alguns segundos.
          </p>
        )}
      </div>
      {estado === 'vencido' && (
        <div className={c['vencido']} role="alert">
          <h2>O boleto venceu</h2>
          <p>
            Se você pagou até o vencimento, espere: o banco leva até 2 dias úteis para confirmar
            {guardaVaga ? ', e a sua vaga continua guardada' : ''}.
          </p>
          <Botao
            icone={<IconRefresh size={20} stroke={1.75} />}
            fazendo={novo.gerando === true && 'Gerando boleto'}
            onClick={novo.aoGerarNovo}
          >
            Gerar novo boleto
          </Botao>
        </div>
      )}
      {estado === 'aguardando' && boleto !== undefined && <Folha {...boleto} guardaVaga={guardaVaga} />}
    </section>
  );
}

interface FolhaProps {
  readonly linha: string;
  readonly codigoDeBarras: string;
  readonly guardaVaga: boolean;
}

function Folha({ linha, codigoDeBarras, guardaVaga }: FolhaProps) {
  const [copiada, setCopiada] = useState(false);
  const { traco, largura } = desenharBarras(codigoDeBarras);
  async function copiar(): Promise<void> {
    try {
      await navigator.clipboard.writeText(linha.replace(/\D/g, ''));
      setCopiada(true);
      recados.mostrar('Linha digitável copiada');
    } catch {
      recados.mostrar('Selecione a linha e copie pelo teclado', { tom: 'neutro' });
    }
  }
  return (
    <div className={c['folha']}>
      <h2>Linha digitável</h2>
      <output className={c['linha']}>{linha}</output>
      <div className={c['acoes']}>
        <Botao
          tamanho="lg"
          icone={copiada ? <IconCheck size={22} stroke={1.75} /> : <IconCopy size={22} stroke={1.75} />}
          onClick={() => void copiar()}
        >
          {copiada ? 'Linha copiada' : 'Copiar linha digitável'}
        </Botao>
        <Botao variante="suave" icone={<IconPrinter size={20} stroke={1.75} />} onClick={() => print()}>
          Imprimir ou salvar em PDF
        </Botao>
      </div>
      <span className={c['barras']} role="img" aria-label="Código de barras do boleto, o mesmo da linha digitável">
        <svg
          viewBox={`-10 0 ${largura + 20} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={traco} fill="#10282D" />
        </svg>
      </span>
      <Nota tom="info">
        Pague no app do seu banco até o vencimento. A confirmação leva até 2 dias úteis
        {guardaVaga ? ', e a sua vaga fica guardada até lá' : ''}.
      </Nota>
    </div>
  );
}
