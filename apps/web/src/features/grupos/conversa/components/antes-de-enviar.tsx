import type { Contato } from '@rateia/domain/grupos/contatos';
import { CONTATOS, contatosEm, pedePagamentoPorFora } from '@rateia/domain/grupos/contatos';
import { MARCA } from '@rateia/domain/marca';
import { Nota } from '../../../../ui/base/nota.tsx';

const SEU_CONTATO = {
  email: 'Seu e-mail',
  link: 'Seu link',
  chavePix: 'Sua chave Pix',
  cpf: 'Seu CPF',
  telefone: 'Seu telefone',
} as const satisfies Record<Contato, string>;

/** The writer is told before sending, without a scolding (DESIGN §11 conversa). */
export function AntesDeEnviar({ texto, com }: { readonly texto: string; readonly com: string }) {
  const contatos = contatosEm(texto);
  const porFora = pedePagamentoPorFora(texto);
  if (contatos.length === 0 && !porFora) return null;
  return (
    <Nota>
      {contatos.map((contato) => (
        <p key={contato}>
          <b>{`${SEU_CONTATO[contato]} vai ficar ${contato === 'chavePix' ? 'escondida' : 'escondido'}.`}</b>
          {` ${com} vê “${CONTATOS[contato]}” no lugar.`}
        </p>
      ))}
      {porFora && (
        <p>{`Combinar pagamento fora da ${MARCA} é proibido: por fora, o dinheiro dos dois fica sem proteção.`}</p>
      )}
    </Nota>
  );
}
