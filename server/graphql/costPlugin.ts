import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type FieldRequiredness,
  type InputFieldMap,
  type InputType,
  type PothosInputFieldConfig,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** The price of one field of one object (docs/LIMITS.md), beside those of what is selected in it. */
export interface Cost {
  /** Milliseconds at the database. A field whose resolver uses the database itself has to say them. */
  readonly db?: number
  /** Work on the main thread, in fields that take as long. */
  readonly rows?: number
  /** The greatest length of its text in UTF-8. */
  readonly bytes?: number
  /** The items of a list: their greatest number, or the argument that lists as many. */
  readonly size?: number | string
  /** The greatest number of items where `size` is a usual one. What is beyond is left out. */
  readonly most?: number
}

/** The bounds of an argument or input field, also of each item of a list, and its cost. */
export interface Bounds {
  /** In UTF-16 units: twice the product's limit at least, which counts code points and explains itself. */
  readonly maxLength?: number
  readonly maxItems?: number
  /** Milliseconds at the database, and work on the main thread, that it adds to its field where it is given. */
  readonly db?: number
  readonly rows?: number
}

/* eslint-disable @typescript-eslint/no-unused-vars -- a declaration that merges needs all parameters of the one it adds to */
declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      cost: CostPlugin<Types>
    }
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      cost?: Cost
    }
    interface InputFieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      Type extends InputType<Types> | [InputType<Types>] = InputType<Types> | [InputType<Types>],
      Req extends FieldRequiredness<Type> = FieldRequiredness<Type>,
    > extends Bounds {}
  }
}
/* eslint-enable @typescript-eslint/no-unused-vars */

/** Takes what fields and arguments say of their costs and bounds into the schema, where the execution reads them. */
class CostPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>) {
    const { cost } = field.pothosOptions as { cost?: Cost }
    if (cost?.db === undefined && process.env['NODE_ENV'] !== 'production')
      return this.#priced(withoutDatabase(field), cost)
    return this.#priced(field, cost)
  }

  #priced(field: PothosOutputFieldConfig<Types>, cost: Cost | undefined) {
    if (cost === undefined) return field
    const priced = { ...field, extensions: { ...field.extensions, cost } }
    const most = cost.most ?? cost.size
    return field.type.kind === 'List' && typeof most === 'number' ? bounded(priced, most) : priced
  }

  override onInputFieldConfig(field: PothosInputFieldConfig<Types>) {
    const { maxLength, maxItems, db, rows } = field.pothosOptions as Bounds
    const bounds: Bounds = { maxLength, maxItems, db, rows }
    return { ...field, extensions: { ...field.extensions, bounds } }
  }
}

/**
 * The field with a resolver that fails where it takes the database, wherever it was written: for tests
 * and development, since what says no milliseconds is priced as if it took none.
 */
function withoutDatabase<Types extends SchemaTypes>(
  field: PothosOutputFieldConfig<Types>,
): PothosOutputFieldConfig<Types> {
  const { resolve, name, parentType } = field
  if (resolve === undefined) return field
  const get = (context: object, key: string | symbol): unknown => {
    if (key !== 'db') return Reflect.get(context, key)
    throw new Error(`${parentType}.${name} takes the database and says no cost: { db }`)
  }
  return {
    ...field,
    resolve: (parent, args, context: object, info) =>
      resolve(parent, args, new Proxy(context, { get }), info),
  }
}

/** The field of a list with at most so many items, which its description says. */
function bounded<Types extends SchemaTypes>(
  field: PothosOutputFieldConfig<Types>,
  most: number,
): PothosOutputFieldConfig<Types> {
  const { description, resolve } = field
  const cut = (items: unknown): unknown =>
    Array.isArray(items) && items.length > most ? items.slice(0, most) : items
  return {
    ...field,
    description: description && `${description} At most ${most.toLocaleString('en')}.`,
    resolve: (...asked) => {
      const items: unknown = resolve?.(...asked)
      return items instanceof Promise ? items.then(cut) : cut(items)
    },
  }
}

SchemaBuilder.registerPlugin('cost', CostPlugin)
