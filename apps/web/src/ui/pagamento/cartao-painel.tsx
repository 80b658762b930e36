import { IconCheck, IconCreditCard } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Botao } from '../base/botao.tsx';
import { Valor } from '../dinheiro/valor.tsx';
import c from './cartao-painel.module.css';

export type EstadoCartao = 'semCartao' | 'enviando' | 'desafio' | 'emAnalise' | 'pago' | 'recusado' | 'encerrado';

interface CartaoPainelProps {
  /** Integer centavos. */
  readonly valor: number;
  readonly estado: EstadoCartao;
  /** "Visa final 5682"; empty before a card was typed. */
  readonly cartao: string;
  readonly recusa: { readonly frase: string; readonly oQueFazer: string } | null;
  readonly aoUsarOutro: () => void;
  /** The page that waits for a bank that takes its time. */
  readonly acompanhar?: string;
  /** The question of the bank, in its frame. */
  readonly desafio?: ReactNode;
}

const PALAVRAS: Partial<Record<EstadoCartao, { readonly titulo: string; readonly texto: string }>> = {
  enviando: { titulo: 'Falando com o banco do cartão', texto: 'Leva alguns segundos. Não feche esta tela.' },
  desafio: {
    titulo: 'Seu banco quer confirmar que é você',
    texto: 'Responda abaixo. Nada é cobrado sem a sua confirmação.',
  },
  emAnalise: {
    titulo: 'O banco está analisando a compra',
    texto: 'Costuma levar poucos minutos. Avisamos aqui e por e-mail quando ele responder.',
  },
  pago: { titulo: 'Cartão aprovado', texto: 'Seu pagamento foi confirmado.' },
};

/** A payment by card: what its bank says, its question where it asks one, and the next step after a refusal. */
export function CartaoPainel({ valor, estado, cartao, recusa, aoUsarOutro, acompanhar, desafio }: CartaoPainelProps) {
  const palavras = PALAVRAS[estado];
  return (
    <section className={c['painel']} aria-label="Pagamento com cartão">
      <div className={c['cabeca']}>
        <div>
          <p className={c['apoio']}>Valor no cartão</p>
          <Valor valor={valor} tamanho="xl" />
        </div>
        {cartao !== '' && (
          <p className={c['cartao']}>
            {estado === 'pago' ? (
              <IconCheck size={20} stroke={2} aria-hidden="true" />
            ) : (
              <IconCreditCard size={20} stroke={1.75} aria-hidden="true" />
            )}{' '}
            {cartao}
          </p>
        )}
      </div>
      <div role="status" className={c['regiao']}>
        {palavras !== undefined && (
          <p>
            <b>{palavras.titulo}.</b> {palavras.texto}
          </p>
        )}
      </div>
      {estado === 'desafio' && desafio}
      {estado === 'emAnalise' && acompanhar !== undefined && (
        <Botao variante="suave" href={acompanhar}>
          Acompanhar sem ficar nesta tela
        </Botao>
      )}
      {(estado === 'recusado' || estado === 'semCartao' || estado === 'encerrado') && (
        <div className={c['recusa']} role={estado === 'recusado' ? 'alert' : undefined}>
          <h2>{tituloDe(estado)}</h2>
          <p>
            {estado === 'recusado' && recusa !== null
              ? `${recusa.frase} ${recusa.oQueFazer}`
              : 'Nenhum valor foi cobrado.'}
          </p>
          {estado !== 'encerrado' && (
            <Botao tamanho="lg" onClick={aoUsarOutro}>
              {estado === 'recusado' ? 'Digitar de novo ou usar outro cartão' : 'Digitar o cartão'}
            </Botao>
          )}
        </div>
      )}
    </section>
  );
}

function tituloDe(estado: EstadoCartao): string {
  if (estado === 'recusado') return 'O cartão não passou';
  return estado === 'encerrado' ? 'O tempo deste pagamento acabou' : 'Falta o cartão';
}
