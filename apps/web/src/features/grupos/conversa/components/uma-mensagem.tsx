import { MARCA } from '@rateia/domain/marca';
import { Fragment } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { momentoPerto } from '../../../../lib/momento.ts';
import { AvisoNaConversa, ContatoEscondido, LinhaDoSistema, Mensagem } from '../../../../ui/conversa/conversa.tsx';

type Dita = RespostaDe<'getConversa'>['mensagens'][number];

/** One line of a conversation; a request for payment outside has a warning before it. */
export function UmaMensagem({
  mensagem: { de, partes, porFora, em },
  com,
}: {
  readonly mensagem: Dita;
  readonly com: string;
}) {
  if (de === 'produto') {
    return <LinhaDoSistema titulo={partes.map(({ texto }) => texto).join('')}>{momentoPerto(em)}</LinhaDoSistema>;
  }
  return (
    <>
      {porFora && (
        <AvisoNaConversa titulo="Não pague por fora">
          {`Fora da ${MARCA} não há caução, prazo nem devolução, e o pedido é proibido aqui.`}
        </AvisoNaConversa>
      )}
      <Mensagem quem={de === 'eu' ? 'Você' : com} quando={momentoPerto(em)} minha={de === 'eu'}>
        {partes.map(({ texto, contato }, i) =>
          contato === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message keep their order
            <Fragment key={i}>{texto}</Fragment>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one message keep their order
            <ContatoEscondido key={i}>{texto}</ContatoEscondido>
          ),
        )}
      </Mensagem>
    </>
  );
}
