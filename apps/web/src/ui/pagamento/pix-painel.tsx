import { IconCheck, IconChevronDown, IconCopy, IconQrcode, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Botao } from '../base/botao.tsx';
import { recados } from '../dialogo/recados.ts';
import { Valor } from '../dinheiro/valor.tsx';
import { ContagemRegressiva } from '../fluxo/contagem-regressiva.tsx';
import type { PinturaAnel } from '../partes/anel.tsx';
import { Anel } from '../partes/anel.tsx';
import c from './pix-painel.module.css';
import { QrCode } from './qr-code.tsx';

export type EstadoPix = 'preparando' | 'aguardando' | 'pago' | 'expirado';

interface PixPainelProps {
  /** Integer centavos. */
  readonly valor: number;
  /** "Para Rateia Pagamentos". */
  readonly para: string;
  readonly estado: EstadoPix;
  /** Null until the provider has answered. */
  readonly copiaECola: string | null;
  /** End and whole length, in ms of the product's clock. */
  readonly venceEm: number;
  readonly duracao: number;
  /** "10h54": the hour of expiry in words. */
  readonly venceAs: string;
  /** The product's clock: `agora` of `lib/clock`. */
  readonly agora: () => number;
  readonly aoVencer: () => void;
  readonly aoGerarNovo: () => void;
  readonly gerando?: boolean;
}

/** One whole that is paid: the panel knows the amount and none of its parts. */
const CHEGOU: readonly PinturaAnel[] = ['cheia'];

/** A Pix to pay: on a phone the copy button comes first, on a desk the QR code. It turns by itself when the money arrives or the time ends. */
export function PixPainel(props: PixPainelProps) {
  const { valor, para, estado, venceAs } = props;
  return (
    <section className={c['painel']} aria-label="Pagamento com Pix">
      <div className={c['cabeca']}>
        <div>
          <p className={c['apoio']}>Valor do Pix</p>
          <Valor valor={valor} tamanho="xl" />
          <p className={c['para']}>{para}</p>
        </div>
        {estado === 'aguardando' && (
          <div className={c['tempo']}>
            <ContagemRegressiva
              forma="anel"
              ate={props.venceEm}
              total={props.duracao}
              agora={props.agora}
              nome={`vence às ${venceAs}`}
              aoTerminar={props.aoVencer}
            />
            <span className={c['apoio']}>Vence às {venceAs}</span>
          </div>
        )}
        {estado === 'pago' && (
          <span className={c['chegou']}>
            <Anel partes={CHEGOU} tamanho={96} grossura={0.24}>
              <IconCheck size={36} stroke={2} />
            </Anel>
          </span>
        )}
      </div>
      <div role="status" className={c['regiao']}>
        {estado === 'pago' && <Situacao titulo="Pix recebido" texto="Seu pagamento foi confirmado." />}
        {estado === 'preparando' && <Situacao titulo="Preparando o código" texto="Leva alguns segundos." pontos />}
      </div>
      {estado === 'expirado' && <Expirado aoGerarNovo={props.aoGerarNovo} gerando={props.gerando === true} />}
      {estado === 'aguardando' && props.copiaECola !== null && <Codigo copiaECola={props.copiaECola} />}
    </section>
  );
}

function Codigo({ copiaECola }: { readonly copiaECola: string }) {
  const [copiado, setCopiado] = useState(false);
  async function copiar(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copiaECola);
      setCopiado(true);
      recados.mostrar('Código Pix copiado');
    } catch {
      recados.mostrar('Selecione o código e copie pelo teclado', { tom: 'neutro' });
    }
  }
  return (
    <>
      <div className={c['colunas']}>
        <div className={c['qr-mesa']}>
          <QrCode texto={copiaECola} />
          <p className={c['apoio']}>Abra o app do seu banco, escolha pagar com Pix e aponte a câmera.</p>
        </div>
        <div className={c['copia']}>
          <h2>Pix copia e cola</h2>
          <p>Copie o código e cole no app ou no site do seu banco.</p>
          <output className={c['codigo']}>{copiaECola}</output>
          <Botao
            tamanho="lg"
            bloco
            icone={copiado ? <IconCheck size={22} stroke={1.75} /> : <IconCopy size={22} stroke={1.75} />}
            onClick={() => void copiar()}
          >
            {copiado ? 'Código copiado' : 'Copiar código Pix'}
          </Botao>
          <Situacao titulo="Aguardando o pagamento" texto="Esta tela muda sozinha quando o Pix cair." pontos />
        </div>
      </div>
      <details className={c['qr-celular']}>
        <summary>
          <IconQrcode size={24} stroke={1.75} aria-hidden="true" />
          <span>Pagar com outro celular</span>
          <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        <QrCode texto={copiaECola} tamanho={260} />
        <p className={c['apoio']}>Aponte a câmera do outro aparelho, no app do banco.</p>
      </details>
    </>
  );
}

function Situacao({
  titulo,
  texto,
  pontos = false,
}: {
  readonly titulo: string;
  readonly texto: string;
  readonly pontos?: boolean;
}) {
  return (
    <div className={c['situacao']}>
      <span className={c['pontos']} aria-hidden="true">
        {pontos ? (
          <>
            <i />
            <i />
            <i />
          </>
        ) : (
          <IconCheck size={22} stroke={2} />
        )}
      </span>
      <span>
        <b>{titulo}</b>
        <span className={c['apoio']}>{texto}</span>
      </span>
    </div>
  );
}

function Expirado({ aoGerarNovo, gerando }: { readonly aoGerarNovo: () => void; readonly gerando: boolean }) {
  return (
    <div className={c['expirado']} role="alert">
      <h2>O código Pix expirou</h2>
      <p>Nenhum valor foi cobrado. Se você já pagou, a confirmação aparece aqui.</p>
      <Botao
        icone={<IconRefresh size={20} stroke={1.75} />}
        fazendo={gerando && 'Gerando código'}
        onClick={aoGerarNovo}
      >
        Gerar novo código
      </Botao>
    </div>
  );
}
